import { coloursOf } from '@rumi/contract'
import type { CSSProperties } from 'react'
import type { MailBusiness } from './business.ts'

const ink = '#2B2140'
const softInk = '#5B5270'
const cream = '#FFFBF4'
const sand = '#FFF1DA'
const font = "'Nunito Variable', Nunito, 'Trebuchet MS', 'Segoe UI', Helvetica, Arial, sans-serif"

const inEveryTheme = {
  page: { margin: 0, padding: '24px 12px', backgroundColor: cream, color: ink, fontFamily: font },
  column: { maxWidth: '560px', margin: '0 auto' },
  wordmark: { margin: '0 0 12px 8px', fontSize: '32px', lineHeight: '36px', fontWeight: 900, color: ink },
  card: {
    padding: '32px 28px',
    backgroundColor: '#FFFFFF',
    border: `1px solid ${sand}`,
    borderRadius: '20px',
  },
  title: { margin: '0 0 16px', fontSize: '28px', lineHeight: '32px', fontWeight: 800, color: ink },
  text: { margin: '0 0 16px', fontSize: '17px', lineHeight: '27px', color: ink },
  facts: { margin: '0 0 24px', padding: '12px 16px', backgroundColor: sand, borderRadius: '12px' },
  factLabel: {
    width: '34%',
    padding: '5px 10px 5px 0',
    fontSize: '15px',
    verticalAlign: 'top',
    color: softInk,
  },
  factValue: { padding: '5px 0', fontSize: '15px', fontWeight: 700, verticalAlign: 'top', color: ink },
  button: {
    display: 'inline-block',
    margin: '4px 0 20px',
    padding: '14px 26px',
    borderRadius: '999px',
    fontSize: '17px',
    fontWeight: 800,
    textDecoration: 'none',
  },
  link: { textDecoration: 'underline', wordBreak: 'break-all' },
  quiet: { margin: '0 0 8px', fontSize: '14px', lineHeight: '21px', color: softInk },
  footer: { margin: '20px 8px 0', fontSize: '14px', lineHeight: '21px', color: softInk },
} as const satisfies Record<string, CSSProperties>

/** Colours of the business as mail programs understand them: styles on each element, no classes. */
export function lookOf(business: Pick<MailBusiness, 'theme' | 'colours'>) {
  const { primary, onPrimary, link } = coloursOf(business)
  return {
    ...inEveryTheme,
    button: { ...inEveryTheme.button, backgroundColor: primary, color: onPrimary },
    link: { ...inEveryTheme.link, color: link },
  }
}
