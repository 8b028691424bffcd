# One version for all three stages. To pin the very image, append what `docker buildx imagetools inspect node:24.21.0-slim` calls its digest.
ARG NODE_IMAGE=node:24.21.0-slim

# The pages and the server, built with everything npm offers…
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY backend/package.json backend/
COPY frontend/package.json frontend/
COPY e2e/package.json e2e/
COPY client/package.json client/
RUN npm ci --include=dev --no-audit --no-fund
COPY .swcrc nx.json tsconfig.base.json ./
COPY domain domain
COPY backend backend
COPY frontend frontend
RUN npx nx run-many --targets build

# …what the server alone needs to run (PostgreSQL is another container)…
FROM ${NODE_IMAGE} AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY backend/package.json backend/
COPY frontend/package.json frontend/
COPY e2e/package.json e2e/
COPY client/package.json client/
RUN npm ci --omit=dev -w domain -w backend --no-audit --no-fund && mkdir -p backend/node_modules
# A certificate needs one weight of each font, in one form.
RUN find node_modules/@fontsource -name '*.woff2' -delete \
  && find node_modules/@fontsource -name '*.woff' ! -name '*-400-normal.woff' -delete
# The FFmpeg of the packages is from 2018, and Debian's is used instead. The package asks only whether its file is there.
RUN find node_modules/@ffmpeg-installer -type f -name ffmpeg -exec truncate -s 0 {} +

# …and the two put together.
FROM ${NODE_IMAGE}
# FFmpeg with Debian's security fixes, and what shuts it away while it reads strangers' files.
RUN apt-get update && apt-get install -y --no-install-recommends ffmpeg bubblewrap && rm -rf /var/lib/apt/lists/*
# The last two, and the first two flags of the command, keep what large uploads leave behind from piling up.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data WEB_ROOT=/app/frontend/dist \
    MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=262144
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY --from=dependencies /app/backend/node_modules backend/node_modules
COPY package.json LICENSE ./
COPY domain/package.json domain/
COPY backend/package.json backend/
COPY --from=build /app/domain/dist domain/dist
COPY --from=build /app/backend/dist backend/dist
COPY --from=build /app/frontend/dist frontend/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=320", "--enable-source-maps", "backend/dist/main.js"]
