import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

const apiOrigin = `http://127.0.0.1:${process.env.PORT ?? '3000'}`

export default defineConfig({
  define: { 'import.meta.env.BUILD_YEAR': new Date().getFullYear() },
  plugins: [tailwindcss(), reactRouter()],
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    strictPort: true,
    proxy: { '/api': apiOrigin, '/files': apiOrigin },
  },
})
