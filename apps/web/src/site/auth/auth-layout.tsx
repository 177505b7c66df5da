import '../../art/art.css'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { Link, Outlet, useNavigate } from 'react-router'
import { publicPaths } from '../../shared/business/public-paths.ts'
import { authCopy } from '../../copy/site/auth/auth.ts'
import { chromeCopy } from '../../copy/site/chrome.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { Brand } from '../chrome/brand.tsx'
import { WithoutScript } from '../without-script.tsx'
import { fetchStore } from './links/send-session-call.ts'
import { AuthPictures } from './auth-pictures.tsx'
import { staysOneStepBack } from './links/previous-page.ts'

export { fontPreload as links } from '../../ui/layout/font-preload.ts'

/** Layout of login and register: pictures on one side, the form on the other (spec §2, 'Login'). */
export default function AuthLayout() {
  const copy = useCopy('chrome', chromeCopy)
  const goBack = useGoBack()
  useStoreInTime()
  return (
    <div className="grid min-h-dvh md:grid-cols-2 lg:grid-cols-[11fr_9fr]">
      <aside className="hidden bg-sand md:block">
        <div className="sticky top-0 grid h-dvh content-center p-8 lg:p-12">
          <AuthPictures />
        </div>
      </aside>
      <main id="contenido" className="mx-auto flex w-full max-w-lg flex-col px-5 pt-3 pb-10 md:px-10 md:pt-6">
        <div className="flex items-center justify-between">
          <IconButton
            icon={ArrowLeft}
            label={authCopy.back}
            onClick={goBack}
            className="-ml-1 border-2 border-line bg-white"
          />
          <Link
            to={publicPaths.home()}
            aria-label={copy.logoLabel}
            className="grid min-h-12 place-items-center"
          >
            <Brand className="h-11" />
          </Link>
        </div>
        <div className="my-auto py-6">
          <Outlet />
          <WithoutScript text={authCopy.withoutScript} />
        </div>
      </main>
    </div>
  )
}

/** Goes one step back in history (spec §2), or home if that would leave the site. */
function useGoBack() {
  const navigate = useNavigate()
  return () => (staysOneStepBack(historyOf(window)) ? navigate(-1) : navigate(publicPaths.home()))
}

const historyOf = ({
  history,
  navigation,
}: Pick<Window, 'history'> & Partial<Pick<Window, 'navigation'>>) => ({
  state: history.state as unknown,
  navigation,
})

/** Loads the store on the first input, so that it is ready on submit. */
function useStoreInTime() {
  useEffect(() => {
    const fetchAhead = () => void fetchStore().catch(() => undefined)
    document.addEventListener('focusin', fetchAhead, { once: true })
    return () => document.removeEventListener('focusin', fetchAhead)
  }, [])
}
