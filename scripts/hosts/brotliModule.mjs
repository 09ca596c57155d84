/** Path of nginx's brotli module on Debian. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
