# The server in a container: docker build -t roshambo . && docker run -p 8080:8080 -v roshambo:/var/lib/roshambo roshambo

FROM node:20-bookworm-slim AS web
WORKDIR /src
COPY web/package.json web/package-lock.json web/.npmrc web/
RUN npm --prefix web ci
COPY locales locales
COPY bindings bindings
COPY web web
RUN npm --prefix web run build

FROM rust:1-slim-bookworm AS program
# SQLite and mimalloc are C code.
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY Cargo.toml Cargo.lock ./
COPY crates crates
COPY locales locales
COPY --from=web /src/web/dist web/dist
RUN cargo build --release --locked --bin roshambo

FROM debian:bookworm-slim
RUN useradd --system --user-group --home-dir /var/lib/roshambo --shell /usr/sbin/nologin roshambo \
    && install --directory --mode=700 --owner=roshambo --group=roshambo /var/lib/roshambo
COPY --from=program /src/target/release/roshambo /usr/bin/roshambo
COPY LICENSE LICENSE-MIT LICENSE-APACHE /usr/share/doc/roshambo/
USER roshambo
WORKDIR /var/lib/roshambo
VOLUME /var/lib/roshambo
# Inside a container the port has to be open on all addresses; docker run -p decides who reaches it.
ENV ROSHAMBO_ADDR=0.0.0.0:8080 ROSHAMBO_DB=/var/lib/roshambo/roshambo.db
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=10s --start-period=5s CMD ["roshambo", "healthcheck"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["roshambo"]
CMD ["serve"]
