# The site as a container: an ordinary user, no build tools, nothing to write to but /data, /backups and /tmp. docs/operating.md says how to run it,
# The server needs Node.js 24.7 or newer. `node tests/compose.ts` proves the image with an engine, `node proofs/container/container.ts` follows it step by step where there is none.
FROM docker.io/library/node:26-bookworm-slim AS build
WORKDIR /opt/ashlar
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
RUN node operations/build.mjs

FROM docker.io/library/node:26-bookworm-slim AS packages
WORKDIR /opt/ashlar
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
RUN mkdir -m 0700 /data /backups

FROM docker.io/library/node:26-bookworm-slim
WORKDIR /opt/ashlar
COPY --from=packages /opt/ashlar/node_modules node_modules
COPY --from=packages --chown=65532:65532 /data /data
COPY --from=packages --chown=65532:65532 /backups /backups
COPY . .
COPY --from=build /opt/ashlar/build build
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data NODE_COMPILE_CACHE=/data/compile-cache
USER 65532:65532
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "build/program/main.js"]
