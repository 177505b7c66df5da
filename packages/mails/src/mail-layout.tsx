import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Img,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from 'react-email'
import type { CSSProperties } from 'react'
import { wordmarkOf, type MailFrame, type MailBusiness } from './business.ts'
import type { FilledContent } from './mail-content.ts'
import { lookOf } from './look.ts'

type MailLayoutProps = { content: FilledContent; from: MailBusiness; frame: MailFrame }

/** Mail in the brand's look: cream paper, aubergine ink, one button in the theme's colour. */
export function MailLayout({ content, from, frame }: MailLayoutProps) {
  const { title, paragraphs, facts, action, aside, arrival, closing } = content
  const look = lookOf(from)
  return (
    <Html lang="es-MX">
      <Head>
        <meta name="color-scheme" content="light" />
      </Head>
      <Body lang="es-MX" style={look.page}>
        <Preview useTitleTag={false}>{content.preview}</Preview>
        <Container style={look.column}>
          <Masthead from={from} style={look.wordmark} />
          <Section style={look.card}>
            <Heading as="h1" style={look.title}>
              {title}
            </Heading>
            {paragraphs.map((paragraph, place) => (
              <Text key={`${place} ${paragraph}`} style={look.text}>
                {paragraph}
              </Text>
            ))}
            {facts && (
              <Section style={look.facts}>
                {facts.map(({ label, value }) => (
                  <Row key={label}>
                    <Column style={look.factLabel}>{label}</Column>
                    <Column style={look.factValue}>{value}</Column>
                  </Row>
                ))}
              </Section>
            )}
            {action && (
              <Button href={action.href} style={look.button}>
                {action.label}
              </Button>
            )}
            {[aside, arrival].map(
              (link) =>
                link && (
                  <Text key={link.label} style={look.text}>
                    <Link href={link.href} style={look.link}>
                      {link.label}
                    </Link>
                  </Text>
                ),
            )}
            {action && (
              <Text style={look.quiet}>
                {frame.linkFallback}
                <br />
                <Link href={action.href} style={look.link}>
                  {action.href}
                </Link>
              </Text>
            )}
            {closing && <Text style={look.quiet}>{closing}</Text>}
          </Section>
          <Text style={look.footer}>
            {frame.signature}
            <br />
            {frame.hours}
          </Text>
        </Container>
      </Body>
    </Html>
  )
}

/** Height of a logo in pixels, and its greatest width. */
const logoPx = { height: 48, widest: 320 }

/** Alternative text in at most two lines of the height of a logo. */
const alternative = { fontSize: '20px', lineHeight: '24px' }

/** Own logo, whose alternative text looks like the wordmark, or the wordmark. */
function Masthead({ from, style }: { from: MailBusiness; style: CSSProperties }) {
  const { logo } = from
  if (!logo) return <Text style={style}>{wordmarkOf(from)}</Text>
  const height = Math.round(Math.min(logoPx.height, (logoPx.widest * logo.height) / logo.width))
  return (
    <Img
      src={logo.src}
      alt={wordmarkOf(from)}
      width={Math.round((height * logo.width) / logo.height)}
      height={height}
      style={{ ...style, ...alternative }}
    />
  )
}
