/**
 * Proxy routes of the customer app's Vite: calls to the server, back-office pages to their own Vite. Vite uses the
 * first matching prefix. The `Host` header is kept, so that the server sees the page's own address.
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
    // Vite serves an app with a base only with the trailing slash.
    rewrite: (path) => (path === '/admin' ? '/admin/' : path),
  },
});
