// Elsewhere the package is `tailwindcss`; here version 4 has that name.
import type { Config } from 'tailwindcss-v3';

export default {
  content: ['./src/**/*.{html,js,jsx,ts,tsx,vue,svelte}'],
  theme: {
    extend: {
      colors: { overdue: '#b3261e' },
    },
  },
} satisfies Config;
