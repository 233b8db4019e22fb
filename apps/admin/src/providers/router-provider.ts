import { useCallback } from 'react';
import { type RouterProvider, reactRouterProvider } from 'react-admin';

/** The sign-in page, as a page of the app and as an address of the browser. */
const SIGN_IN = '/login';
const SIGN_IN_ADDRESS = `/admin${SIGN_IN}`;

/** The sign-in page takes the place of the page before it and gives it to the next one: Back never leads to it. */
const useNavigate: RouterProvider['useNavigate'] = () => {
  const navigate = reactRouterProvider.useNavigate();
  return useCallback(
    (to, options) => {
      const path = typeof to === 'object' ? to.pathname : to;
      const isSignIn = path === SIGN_IN || window.location.pathname === SIGN_IN_ADDRESS;
      navigate(to, isSignIn ? { ...options, replace: true } : options);
    },
    [navigate],
  );
};

export const routerProvider: RouterProvider = { ...reactRouterProvider, useNavigate };
