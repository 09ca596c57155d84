document.body.textContent = `${SITE_NAME}: pick your own`;
