import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from 'react-email'
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
          <Text style={look.wordmark}>{wordmarkOf(from)}</Text>
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
