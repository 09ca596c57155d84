import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: {
    define: { GUESTBOOK_TITLE: JSON.stringify('Guest book') },
  },
  output: {
    // Small images become files too, to have one to look at.
    dataUriLimit: 0,
  },
});
