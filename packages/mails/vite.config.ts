import { defineConfig } from 'vite'

/** The server runs plain JavaScript, so the templates lose their JSX here and keep their packages as imports. */
export default defineConfig({
  build: {
    ssr: 'src/index.tsx',
    outDir: 'dist',
    target: 'node24',
    minify: false,
    rollupOptions: { output: { entryFileNames: 'index.js' } },
  },
})
