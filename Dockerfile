# The site on Node: one small process that holds the prerendered pages in memory. Settings: docs/deploying.md.
FROM node:24-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# The pinned Node of devDependencies, esbuild and workerd are not needed here: nothing may run at install time.
RUN npm install --no-save --ignore-scripts
COPY . .
ARG SITE_URL
ARG VITE_AD_CLIENT
ARG VITE_AD_SLOTS
ARG VITE_REPORT_URL
RUN npm run build

FROM node:24-slim
WORKDIR /site
ENV NODE_ENV=production
COPY package.json package-lock.json .npmrc ./
RUN npm install --no-save --ignore-scripts --omit=dev && npm cache clean --force
COPY engines engines
COPY edge edge
COPY --from=build /site/build/site.json /site/build/site.pack /site/build/site.pack.json build/
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "edge/node.ts"]
