FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund \
  && npm run build \
  && npm prune --omit=dev --no-audit --no-fund

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    ADJUTANT_DATA=/data \
    ADJUTANT_STORE=sqlite:/data/adjutant.db
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/libs ./libs
COPY --from=build /app/apps ./apps
COPY --from=build /app/dist ./dist
# A named volume takes over who owns the folder that it is mounted on.
RUN mkdir -m 700 /data /keys dist/.cache && chown node:node /data /keys dist/.cache
VOLUME /data
USER node
# One start, so that what it compiles and checks is in the image: where it runs, nothing may be written beside the code.
RUN ADJUTANT_DATA=/tmp/first ADJUTANT_STORE=memory: PORT=0 \
  timeout --preserve-status --signal=TERM 15 node apps/api/dist/main.js \
  && rm -rf /tmp/first
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/dist/main.js"]
