import { hashedFolder, hostFiles, immutable, revalidate } from './constants.mjs';
import type { HostingPolicy } from './policy.ts';

/** Pattern for paths of pages: redirects only lead to paths that match it. */
const page = '[A-Za-z0-9][A-Za-z0-9/._-]*';

const quoted = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;
const pattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Configuration for nginx, to be included in its `http` block, as Debian does with files in
 * `/etc/nginx/sites-enabled`. With a base path, the site has to be in a folder of that path below
 * `root`.
 */
export function nginxConf(policy: HostingPolicy): string {
  const { base, origin, headers, moves, defaultLanguage } = policy;
  const { hostname } = new URL(origin);
  const root = base.replace(/\/$/, '');
  const prefix = pattern(root);
  const moved = moves.map(
    ({ from, to }) => `    location = ${root}${from} { return 301 ${root}${to}$is_args$args; }`,
  );
  return `# Written by the build, which hashes the inline scripts: do not edit.

map $uri $site_cache_control {
    default ${quoted(revalidate)};
    ~^${prefix}/${hashedFolder} ${quoted(immutable)};
}

server {
    listen 80;
    server_name ${hostname};
    root /var/www/${hostname};

    server_tokens off;
    # Behind a proxy, neither scheme nor port of the reader's URL is known here.
    absolute_redirect off;
    charset utf-8;
    charset_types text/css text/javascript text/markdown text/plain text/xml application/javascript application/json application/xml;

    # The build has compressed everything that is worth it.
    gzip_static on;
    gzip_vary on;
    # With the module (Debian: libnginx-mod-http-brotli-static):
    # brotli_static on;

    # All in one place: a block with headers of its own would inherit none.
${headers.map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`).join('\n')}
    add_header Cache-Control $site_cache_control always;

    error_page 404 ${root}/404.html;
    location = ${root}/404.html { internal; }
${hostFiles.map((file) => `    location = ${root}/${file} { return 404; }`).join('\n')}
${root ? `    location = ${root} { return 301 ${base}; }\n` : ''}
    # Pages that moved.
${moved.join('\n')}

    # The default language has no prefix.
    location ~ "^${prefix}/${defaultLanguage}/(${page})$" { return 301 ${root}/$1$is_args$args; }
    location ~ "^${prefix}/${defaultLanguage}/?$" { return 301 ${base}$is_args$args; }

    # Paths of pages end neither in .html nor in /index.
    location ~ "^${prefix}/((?:${page}/)?)index(?:\\.html)?$" { return 301 ${root}/$1$is_args$args; }
    location ~ "^${prefix}/(${page})\\.html$" { return 301 ${root}/$1$is_args$args; }

    location ~ \\.md$ {
        types { }
        default_type text/markdown;
    }

    location ${base} {
        try_files $uri $uri.html \${uri}index.html @slash;
    }

    # /config is /config/, and /config/mode/ is /config/mode.
    location @slash {
        # What no file is called, until the path is found to be one of a page.
        set $page /-;
        if ($uri ~ "^(/${page})$") { set $page $1; }
        if (-f $document_root$page/index.html) { return 301 $page/$is_args$args; }
        if ($uri ~ "^(/${page})/$") { set $page $1; }
        if (-f $document_root$page.html) { return 301 $page$is_args$args; }
        return 404;
    }
}
`;
}
