// Elsewhere the package is `tailwindcss`; here version 4 has that name.
export default {
  plugins: {
    'tailwindcss-v3': {},
  },
};
