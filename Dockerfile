# The site on Node: one small process that holds the prerendered pages in memory. Settings: docs/deploying.md.
FROM node:24-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# The pinned Node of devDependencies, esbuild and workerd are not needed here: nothing may run at install time.
RUN npm ci --ignore-scripts
COPY . .
ARG SITE_URL
ARG VITE_AD_CLIENT
ARG VITE_AD_SLOTS
ARG VITE_REPORT_URL
ARG SECURITY_CONTACT
# A folder beside the Dockerfile with the pack of the release before: docs/deploying.md, A new version.
ARG PREVIOUS_BUILD
RUN npm run build

FROM node:24-slim
WORKDIR /site
ENV NODE_ENV=production
COPY package.json ./
# All that the server imports; none of them has dependencies. Everything else is needed to build only.
COPY --from=build /site/node_modules/@hono/node-server node_modules/@hono/node-server
COPY --from=build /site/node_modules/@ip-location-db/geo-whois-asn-country-mmdb node_modules/@ip-location-db/geo-whois-asn-country-mmdb
COPY --from=build /site/node_modules/hono node_modules/hono
COPY --from=build /site/node_modules/mmdb-lib node_modules/mmdb-lib
COPY engines engines
COPY edge edge
COPY --from=build /site/build/site.json /site/build/site.pack /site/build/site.pack.json build/
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "edge/node.ts"]
