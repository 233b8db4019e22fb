/**
 * What the customer app's Vite hands on: calls to the server, pages of the back office to its own Vite. Vite takes the
 * first prefix that fits. The `Host` of a call is kept, so that the server sees the page's own address.
 */
export const devRoutes = (server, admin) => ({
  '/api': { target: server, ws: true },
  '/v2': { target: server },
  '/docs': { target: server },
  '/health': { target: server },
  '/metrics': { target: server },
  '/admin/api': { target: server, ws: true },
  '/admin': {
    target: admin,
    ws: true,
    // Vite knows an app with a base only with the slash behind it.
    rewrite: (path) => (path === '/admin' ? '/admin/' : path),
  },
});
