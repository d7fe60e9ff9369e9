/** Tailwind compiles the console's stylesheet; plain style sheets pass through untouched. */
const config = { plugins: { '@tailwindcss/postcss': {} } };

export default config;
