import { Link } from 'react-router'

/** Link to the other screen, as a sentence (spec §2). */
export function SwitchScreen({ question, link, to }: { question: string; link: string; to: string }) {
  return (
    <p className="mt-6 text-center">
      <Link to={to} className="inline-flex min-h-12 items-center">
        <span>
          {question}
          <span className="font-strong text-link underline">{link}</span>
        </span>
      </Link>
    </p>
  )
}
