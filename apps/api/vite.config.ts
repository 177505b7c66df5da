import { globSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const outDir = join(import.meta.dirname, 'dist')

/** Worker threads: built beside the server, under its own name. */
const workers = Object.fromEntries(
  globSync('src/**/*-worker.ts', { cwd: import.meta.dirname }).map((path) => [basename(path, '.ts'), path]),
)

/** A module of ours that looks for a file beside itself finds it among the sources, and a worker where it was built. */
const placesOfSources = (): Plugin => ({
  name: 'places-of-sources',
  transform: {
    filter: { id: /\/apps\/api\/src\//, code: 'import.meta.url' },
    handler: (code, id) =>
      code.replaceAll(/(?:new URL\('([\w-]+-worker)\.ts', )?import\.meta\.url/g, (_, worker?: string) =>
        worker
          ? `new URL('${worker}.js', import.meta.url`
          : `new URL(${JSON.stringify(relative(outDir, id))}, import.meta.url).href`,
      ),
  },
})

/**
 * The server in few small files, for `npm start`: of its libraries only what it uses, no types to strip, a third less memory
 * (decision 113). What is built for one machine or reads files of its own stays outside. Names of functions stay, for stack traces.
 */
export default defineConfig({
  plugins: [placesOfSources()],
  ssr: {
    noExternal: true,
    external: [
      '@electric-sql/pglite',
      '@electric-sql/pglite-socket',
      '@fastify/swagger-ui',
      '@node-rs/argon2',
      'libheif-js',
      'pg-native',
      'sharp',
    ],
  },
  build: {
    ssr: true,
    outDir,
    target: 'node24',
    rolldownOptions: {
      input: { main: 'src/main.ts', ...workers },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        minify: {
          compress: true,
          mangle: { toplevel: true, keepNames: { function: true, class: true } },
          codegen: { removeWhitespace: true },
        },
      },
    },
  },
})
