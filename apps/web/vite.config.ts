import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { boundedReloads } from './build-steps/bounded-reloads.ts'
import { drawnIcons } from './build-steps/drawn-icons.ts'
import { emptyPrivatePages } from './build-steps/empty-private-pages.ts'

const apiOrigin = `http://127.0.0.1:${process.env.PORT ?? '3000'}`

/** What every page needs whole: one file compresses better than the several that the bundler would cut it into. */
const frame = /node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser)\//

/** What login and register share with the public pages, with all it needs. */
const sharedWithAuth =
  /vite\/preload-helper|icons\/info\.mjs|src\/(rules\/contact-links|shared\/(public-paths|use-house\.ts|with-facts|use-copy|resolve-copy|copy-context|use-facts)|copy\/(chrome|error|house)\.ts|site\/(without-script|stills\/(still\.|still-names)|chrome\/brand|auth\/ask-session)|app\/not-found-words|ui\/(drawn-icon|notice\.tsx|button\.tsx|carousel|icon-button|link-button|use-hydrated))/

/** What tells in passing what has happened, on the site and behind the login. */
const toasts = /src\/ui\/toast/

/** What the public pages share, with all it needs: again one file in place of thirty crumbs. */
const house =
  /icons\/(users|clock|plus|check|mail)\.mjs|src\/(copy\/page-copy|kept-role|site\/(chrome|stills\/spot|page-address|page-source|page-meta|structured-data|site-origin|arriving|house-facts|sections\/(section-title|stars|page-hero|hero-picture))|ui\/(reveal|skeleton|use-in-view))/

/** What a page about one service is made of. */
const servicePage =
  /icons\/(arrow-up|arrow-down|door-open)\.mjs|src\/(copy\/(plans|quotes)\.ts|site\/(plans\/(plan|load-plans)|sections\/(plan|promo|questions|service-list|house-rules|highlights|hero-actions|scroll-hint)))/

/** What the forms of visitors are made of. */
const form =
  /src\/(ui\/(form-field|text-field|password-field|submit-button|show-issues)|site\/auth\/(refusal-notice|private-meta))/

/** What login and register show around them. */
const aroundAuth =
  /src\/(site\/auth\/(auth-(pictures|heading)|late-resolver|kept-return-path|use-query|switch-screen)|copy\/auth\.ts)/

/** What stands where a mail is to be looked at. */
const mailToLookAt =
  /icons\/mail-check\.mjs|src\/(ui\/use-countdown|site\/auth\/(check-your-mail|use-sent-to))/

export default defineConfig(({ command }) => ({
  define: { 'import.meta.env.BUILD_YEAR': new Date().getFullYear() },
  plugins: [emptyPrivatePages(), tailwindcss(), reactRouter(), boundedReloads(), drawnIcons()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'frame', test: frame },
                { name: 'shared-with-auth', test: sharedWithAuth },
                { name: 'toasts', test: toasts },
                { name: 'house', test: house },
                { name: 'service-page', test: servicePage },
                { name: 'form', test: form },
                { name: 'around-auth', test: aroundAuth },
                { name: 'register-copy', test: /src\/copy\/register\.ts/ },
                { name: 'check-your-mail', test: mailToLookAt },
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
