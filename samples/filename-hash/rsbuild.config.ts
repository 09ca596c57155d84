import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    define: { GUESTBOOK_TITLE: JSON.stringify('Guest book') },
  },
  output: {
    // Emit small images as files, too.
    dataUriLimit: 0,
  },
});
