import { defineConfig } from 'vite'

/**
 * The server runs plain JavaScript, so the templates lose their JSX here and keep their packages as imports; but for react-email, of
 * which they need twelve components and which else brings its whole workbench along.
 */
export default defineConfig({
  ssr: { noExternal: ['react-email'] },
  build: {
    ssr: 'src/index.tsx',
    outDir: 'dist',
    target: 'node24',
    minify: false,
    rollupOptions: { output: { entryFileNames: 'index.js' } },
  },
})
