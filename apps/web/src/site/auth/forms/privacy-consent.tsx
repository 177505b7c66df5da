import { Link } from 'react-router'
import { registerCopy as copy } from '../../../copy/site/auth/register.ts'
import { publicPaths } from '../../../shared/business/public-paths.ts'

/** States what submitting accepts, with a link to the text. */
export const PrivacyConsent = ({ before = copy.privacyBefore }: { before?: string }) => (
  <p className="text-sm text-ink-soft">
    {before}
    <Link to={publicPaths.privacy()} target="_blank" className="font-strong text-link underline">
      {copy.privacyLink}
    </Link>
    {copy.privacyAfter}
  </p>
)
