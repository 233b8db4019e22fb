# The server image for every ROLE. Build and runtime stages are separate: the image has no compiler and no test sources.
FROM node:20.20.2-bookworm-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/*
WORKDIR /truemark
COPY . .
RUN npm ci --no-audit --no-fund && npm run build
# Only the server's own packages: those of the two apps are in their builds.
RUN npm ci --omit=dev --no-audit --no-fund --workspace @truemark/server

FROM node:20.20.2-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /truemark
COPY --from=build /truemark/package.json /truemark/LICENSE ./
COPY --from=build /truemark/node_modules node_modules
COPY --from=build /truemark/libs libs
COPY --from=build /truemark/seed seed
COPY --from=build /truemark/apps/server/package.json apps/server/package.json
COPY --from=build /truemark/apps/server/node_modules apps/server/node_modules
COPY --from=build /truemark/apps/server/dist apps/server/dist
COPY --from=build /truemark/apps/customer/dist apps/customer/dist
COPY --from=build /truemark/apps/admin/dist apps/admin/dist
COPY --from=build /truemark/deploy/healthcheck.mjs deploy/healthcheck.mjs
RUN mkdir /data /uploads /backups && chown node:node /data /uploads /backups
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "deploy/healthcheck.mjs"]
CMD ["node", "--max-semi-space-size=64", "apps/server/dist/main.js"]
