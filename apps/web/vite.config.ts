import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { boundedReloads } from './build-steps/bounded-reloads.ts'
import { chunkGroups } from './build-steps/chunks.ts'
import { drawnIcons } from './build-steps/drawn-icons.ts'
import { emptyPrivatePages } from './build-steps/empty-private-pages.ts'
import { pdfDecoders } from './build-steps/pdf-decoders.ts'

const apiOrigin = `http://127.0.0.1:${process.env.PORT ?? '3000'}`

/** Every page loads the names of all files: seven letters and digits distinguish one build from the next. */
const nameOfFile = 'assets/[name]-[hash:7].js'
/** The server's build uses the same names for fonts and pictures. */
const hashCharacters = 'base36' as const

export default defineConfig(({ command }) => ({
  plugins: [emptyPrivatePages(), tailwindcss(), reactRouter(), boundedReloads(), drawnIcons(), pdfDecoders()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: nameOfFile,
            chunkFileNames: nameOfFile,
            hashCharacters,
            codeSplitting: {
              groups: chunkGroups,
            },
          },
        },
      },
    },
    // Few bundled files: the server does not need React to load them, starts without reading a thousand small files,
    // and uses less memory.
    ...(command === 'build' && {
      ssr: {
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        resolve: { noExternal: true as const },
        build: {
          minify: true,
          rolldownOptions: { input: './src/app/server.ts', output: { hashCharacters } },
        },
      },
    }),
  },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    strictPort: true,
    proxy: { '/api': apiOrigin, '/files': apiOrigin, '/fotos': apiOrigin },
  },
}))
