import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { boundedReloads } from './build-steps/bounded-reloads.ts'
import { emptyPrivatePages } from './build-steps/empty-private-pages.ts'

const apiOrigin = `http://127.0.0.1:${process.env.PORT ?? '3000'}`

/** What every page needs whole: one file compresses better than the several that the bundler would cut it into. */
const frame = /node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser)\//

/** What login and register share with the public pages, with all it needs. */
const sharedWithAuth =
  /vite\/preload-helper|lucide-react\/dist\/esm\/(\w+|icons\/info)\.mjs|src\/(access|rules\/contact-links|kept-role|storage-format|shared\/(paths|use-house\.ts|with-facts|use-copy|told-copy|told-in|use-facts)|copy\/(chrome|error|house)\.ts|site\/(without-script|stills|chrome\/brand|auth\/ask-session|page-meta|structured-data|site-origin)|app\/not-found-words|ui\/(toast|button\.tsx|use-in-view|carousel|icon-button|link-button|use-hydrated))/

/** What the public pages share, with all it needs: again one file in place of thirty crumbs. */
const house =
  /src\/(site\/(chrome|coming-soon|page-address|house-facts|sections\/(section-title|stars|page-hero))|ui\/reveal)/

/** What a page about one service is made of. */
const servicePage = /src\/site\/(plans\/plan-|sections\/(plan|promo|questions|service-list|house-rules|film))/

/** What the forms of visitors are made of. */
const form = /src\/ui\/(form-field|text-field|password-field|submit-button|show-issues)/

/** What login and register show around them. */
const aroundAuth =
  /src\/(site\/auth\/(auth-(pictures|heading)|late-resolver|kept-return-path)|copy\/auth\.ts)/

export default defineConfig(({ command }) => ({
  define: { 'import.meta.env.BUILD_YEAR': new Date().getFullYear() },
  plugins: [emptyPrivatePages(), tailwindcss(), reactRouter(), boundedReloads()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'frame', test: frame },
                { name: 'shared-with-auth', test: sharedWithAuth },
                { name: 'house', test: house },
                { name: 'service-page', test: servicePage },
                { name: 'form', test: form },
                { name: 'around-auth', test: aroundAuth },
              ],
            },
          },
        },
      },
    },
    // One file with all it needs: the server that loads it knows no React, and starts without a thousand small files.
    ...(command === 'build' && {
      ssr: {
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        resolve: { noExternal: true as const },
        build: { rolldownOptions: { input: './src/app/server.ts' } },
      },
    }),
  },
  // Node cannot import this package as it is published.
  ssr: { noExternal: ['redux-persist'] },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    strictPort: true,
    proxy: { '/api': apiOrigin, '/files': apiOrigin, '/fotos': apiOrigin },
  },
}))
