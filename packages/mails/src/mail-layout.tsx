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
import { house, signatureOf, wordmarkOf, type MailHouse } from './house.ts'
import type { MailContent } from './mail-content.ts'
import { look } from './look.ts'

/** The letter in the look of the house: cream paper, aubergine ink, one orange button. */
export function MailLayout({ content, from }: { content: MailContent; from: MailHouse }) {
  const { title, paragraphs, facts, action, aside, closing } = content
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
            {paragraphs.map((paragraph) => (
              <Text key={paragraph} style={look.text}>
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
            {aside && (
              <Text style={look.text}>
                <Link href={aside.href} style={look.link}>
                  {aside.label}
                </Link>
              </Text>
            )}
            {action && (
              <Text style={look.quiet}>
                {house.linkFallback}
                <br />
                <Link href={action.href} style={look.link}>
                  {action.href}
                </Link>
              </Text>
            )}
            {closing && <Text style={look.quiet}>{closing}</Text>}
          </Section>
          <Text style={look.footer}>
            {signatureOf(from)}
            <br />
            {house.hours}
          </Text>
        </Container>
      </Body>
    </Html>
  )
}
