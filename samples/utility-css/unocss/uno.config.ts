import presetWind3 from '@unocss/preset-wind3';

export default {
  content: {
    filesystem: ['./src/**/*.{html,js,jsx,ts,tsx,vue,svelte}'],
  },
  presets: [presetWind3()],
  theme: {
    colors: { overdue: '#b3261e' },
  },
};
