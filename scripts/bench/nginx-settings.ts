type Site = {
  port: number;
  prefix: string;
  headers: readonly (readonly [name: string, value: string])[];
  /** The superuser's workers would be somebody else, who cannot read what is in our folder. */
  isSuperuser: boolean;
};

/** nginx writes them by itself, or by settings of their own. */
const byNginx = ['content-length', 'content-type', 'etag'];

/** One worker that sends one file, as fast as nginx can, under the headers that are given. */
export function nginxSettings({ port, prefix, headers, isSuperuser }: Site): string {
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? 'application/octet-stream';
  const added = headers
    .filter(([name]) => !byNginx.includes(name))
    .map(([name, value]) => `    add_header ${name} ${quote(value)} always;`);
  return `daemon off;
${isSuperuser ? 'user root;\n' : ''}worker_processes 1;
pid ${prefix}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=10;
  client_body_temp_path ${prefix}/body;
  proxy_temp_path ${prefix}/proxy;
  fastcgi_temp_path ${prefix}/fastcgi;
  uwsgi_temp_path ${prefix}/uwsgi;
  scgi_temp_path ${prefix}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${prefix}/files;
    default_type ${quote(type)};
${added.join('\n')}
    location / { try_files /page =404; }
  }
}
`;
}

/** A dollar sign would begin a variable, which has no way of being written as itself. */
function quote(value: string): string {
  return `"${value.replaceAll('$', '').replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
