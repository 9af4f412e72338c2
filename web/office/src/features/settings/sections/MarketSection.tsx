import { useState } from 'react'
import { languages as known, type Language } from '@ronda/i18n'
import { Checkbox, TextField } from '@ronda/ui'
import { Choice } from '@ronda/base/form/Choice.tsx'
import { parseDialingCodes } from '../../../shell/form/draft.ts'
import { LongText } from '@ronda/base/form/LongText.tsx'
import { NumberField } from '../../../shell/form/NumberField.tsx'
import { useOffice } from '../../../shell/form/OfficeContext.ts'
import { Section } from '../../../shell/form/Section.tsx'

const FOOTER_MAX = 2_000
const ROUND_MS_MAX = 60_000

const LANGUAGES = Object.keys(known) as readonly Language[]

function Languages() {
  const { texts, draft, set, errorAt } = useOffice()
  const t = texts.market
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <fieldset className="grid content-start gap-3">
        <legend className="text-text-soft mb-2 text-sm font-medium">{t.languages}</legend>
        {LANGUAGES.map((language) => (
          <Checkbox
            key={language}
            checked={draft.languages.includes(language)}
            onChange={({ target }) =>
              set(
                'languages',
                LANGUAGES.filter((each) => (each === language ? target.checked : draft.languages.includes(each))),
              )
            }
          >
            {known[language].name}
          </Checkbox>
        ))}
      </fieldset>
      <Choice
        label={t.defaultLanguage}
        value={draft.defaultLanguage}
        options={LANGUAGES.map((value) => ({ value, label: known[value].name }))}
        error={errorAt('defaultLanguage')}
        onChoose={(language) => set('defaultLanguage', language)}
      />
    </div>
  )
}

/** Parsed when the field loses the focus: a comma at the end is not yet a mistake. */
function DialingCodes() {
  const { texts, draft, set } = useOffice()
  const [typed, setTyped] = useState<string>()
  return (
    <TextField
      label={texts.market.smsDialingCodes}
      hint={texts.market.smsHint}
      inputMode="tel"
      value={typed ?? draft.smsDialingCodes.join(', ')}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        if (typed !== undefined) set('smsDialingCodes', parseDialingCodes(typed))
        setTyped(undefined)
      }}
    />
  )
}

export function MarketSection() {
  const { texts, draft, set } = useOffice()
  const t = texts.market
  return (
    <Section id="market" title={t.title} lead={t.lead}>
      <Languages />
      <DialingCodes />
      <NumberField
        label={t.roundMsMin}
        value={draft.roundMsMin}
        min={0}
        max={ROUND_MS_MAX}
        onChange={(value) => set('roundMsMin', value)}
      />
      <Checkbox checked={draft.mayAutoplay} onChange={(event) => set('mayAutoplay', event.target.checked)}>
        {t.mayAutoplay}
      </Checkbox>
      <Checkbox checked={draft.mayMaxBet} onChange={(event) => set('mayMaxBet', event.target.checked)}>
        {t.mayMaxBet}
      </Checkbox>
      <LongText
        label={t.footerText}
        value={draft.footerText}
        charactersMax={FOOTER_MAX}
        onChange={(value) => set('footerText', value)}
      />
    </Section>
  )
}
