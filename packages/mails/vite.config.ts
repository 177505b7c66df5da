import { defineConfig } from 'vite'

/**
 * The server runs plain JavaScript, so the templates lose their JSX here. React comes along in its production form, whatever the
 * server is started as, and of react-email only the twelve components that are needed.
 */
export default defineConfig({
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: ['react-email', '@react-email/render', 'react', 'react-dom'] },
  build: {
    ssr: 'src/index.tsx',
    outDir: 'dist',
    target: 'node24',
    minify: false,
    rollupOptions: { output: { entryFileNames: 'index.js' } },
  },
})
