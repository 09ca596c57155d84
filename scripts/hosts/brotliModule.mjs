/** Where Debian puts the module of nginx for files compressed as brotli. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
