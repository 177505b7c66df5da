-- Returns the code of the account on which money of a payment lies: the bridge of its terminal, or that of its method.
CREATE OR REPLACE FUNCTION account_of_payment(method text, terminal uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN terminal IS NULL THEN public.account_of_method(method)
    ELSE (
      SELECT accounts.code
      FROM public.card_terminals
        JOIN public.accounts ON accounts.id = card_terminals.account_id
      WHERE card_terminals.id = terminal
    )
  END
$$;

-- Returns the amounts of a settlement by account, debits positive: deposit, commission and its IVA against the bridge of the terminal.
CREATE OR REPLACE FUNCTION balances_of_settlement(settlement uuid) RETURNS TABLE (code text, centavos bigint) LANGUAGE sql STABLE AS $$
  SELECT amount.code, amount.centavos
  FROM public.card_settlements
    JOIN public.card_terminals ON card_terminals.id = card_settlements.terminal_id
    JOIN public.accounts AS bridge ON bridge.id = card_terminals.account_id
    JOIN public.bank_lines ON bank_lines.id = card_settlements.bank_line_id
    JOIN public.accounts AS bank ON bank.id = bank_lines.account_id,
    LATERAL (
      VALUES
        (bank.code, bank_lines.amount_centavos),
        ('701.10', card_settlements.commission_centavos),
        ('118.01', card_settlements.iva_centavos),
        (
          CASE WHEN card_settlements.difference_centavos > 0 THEN '704.23' ELSE '601.84' END,
          -card_settlements.difference_centavos
        ),
        (bridge.code, -card_settlements.gross_centavos)
    ) AS amount (code, centavos)
  WHERE card_settlements.id = settlement AND amount.centavos <> 0
$$;

-- Rejects a settlement whose payments are of another terminal or do not add up to it, or that leaves a part of the deposit unexplained.
CREATE OR REPLACE FUNCTION card_settlements_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := jsonb_build_array(
    CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END,
    CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END
  );
BEGIN
  IF EXISTS (
    SELECT FROM public.card_settlements
      JOIN public.card_terminals ON card_terminals.id = card_settlements.terminal_id
      JOIN public.bank_lines ON bank_lines.id = card_settlements.bank_line_id
    WHERE card_settlements.id IN (
        SELECT coalesce(part ->> 'settlement_id', part ->> 'id')::uuid
        FROM jsonb_array_elements(changed) AS part
      )
      AND (
        bank_lines.account_id <> card_terminals.bank_account_id
        OR bank_lines.amount_centavos <> card_settlements.gross_centavos - card_settlements.commission_centavos
          - card_settlements.iva_centavos + card_settlements.difference_centavos
        OR card_settlements.gross_centavos IS DISTINCT FROM (
          SELECT sum(
            CASE payments.kind WHEN 'payment' THEN 1 ELSE -1 END * (payments.amount_centavos + payments.tip_centavos)
          )
          FROM public.card_settlement_payments
            JOIN public.payments ON payments.id = card_settlement_payments.payment_id
          WHERE card_settlement_payments.settlement_id = card_settlements.id
            AND payments.status = 'settled'
            AND payments.terminal_id = card_settlements.terminal_id
        )
        OR EXISTS (
          SELECT FROM public.card_settlement_payments
            JOIN public.payments ON payments.id = card_settlement_payments.payment_id
          WHERE card_settlement_payments.settlement_id = card_settlements.id
            AND payments.terminal_id IS DISTINCT FROM card_settlements.terminal_id
        )
      )
  ) THEN
    RAISE EXCEPTION 'a settlement is the sum of its payments, and its deposit is explained to the centavo'
      USING ERRCODE = 'check_violation', TABLE = 'card_settlements', CONSTRAINT = 'card_settlements_add_up';
  END IF;
  RETURN NULL;
END $$;

-- Protects a settlement; it is taken back as a whole.
CREATE OR REPLACE FUNCTION card_settlements_never_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a settlement never changes'
    USING ERRCODE = 'restrict_violation', TABLE = 'card_settlements', CONSTRAINT = 'card_settlements_never_change';
END $$;

-- Posts a settlement on the day of its deposit, or the first day after the last closed month; reverses it where it is taken back.
CREATE OR REPLACE FUNCTION card_settlements_post() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry uuid;
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM public.reverse_entries('cardSettlement', OLD.id::text, 'se separó del banco');
    RETURN NULL;
  END IF;
  IF NOT EXISTS (SELECT FROM public.card_settlements WHERE id = NEW.id) OR EXISTS (
    SELECT FROM public.gl_entries WHERE source = 'cardSettlement' AND source_id = NEW.id::text
  ) THEN
    RETURN NULL;
  END IF;
  INSERT INTO public.gl_entries (date, description, source, source_id, event)
    SELECT
      greatest(bank_lines.day, (SELECT (max(month) + interval '1 month')::date FROM public.closed_months)),
      left('Depósito de terminal ' || card_terminals.name, 200),
      'cardSettlement',
      NEW.id::text,
      'settled'
    FROM public.card_terminals, public.bank_lines
    WHERE card_terminals.id = NEW.terminal_id AND bank_lines.id = NEW.bank_line_id
    RETURNING id INTO entry;
  INSERT INTO public.gl_lines (entry_id, position, account_id, debit_centavos, credit_centavos)
    SELECT
      entry,
      row_number() OVER (ORDER BY amount.centavos < 0, amount.code) - 1,
      public.posting_account(amount.code),
      greatest(amount.centavos, 0),
      greatest(-amount.centavos, 0)
    FROM public.balances_of_settlement(NEW.id) AS amount;
  UPDATE public.gl_entries SET status = 'posted' WHERE id = entry;
  RETURN NULL;
END $$;

-- Rejects a terminal that settles to no bank account, or whose bridge is one or becomes another account.
CREATE OR REPLACE FUNCTION card_terminals_fit_their_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT code FROM public.accounts WHERE id = NEW.bank_account_id) NOT LIKE '102.%'
    OR (SELECT code FROM public.accounts WHERE id = NEW.account_id) NOT LIKE '107.05.%'
    OR (TG_OP = 'UPDATE' AND NEW.account_id <> OLD.account_id)
  THEN
    RAISE EXCEPTION 'a terminal settles from its own bridge account to a bank account'
      USING ERRCODE = 'check_violation', TABLE = 'card_terminals', CONSTRAINT = 'card_terminals_fit_their_accounts';
  END IF;
  RETURN NEW;
END $$;

-- Names the terminal of a card payment: that of the payment it returns, the one its receiver chose, or the only one in use.
CREATE OR REPLACE FUNCTION payments_name_their_terminal() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  by_terminal text[] := '{card,debit-card,voucher}';
  original public.payments;
BEGIN
  IF NEW.method <> ALL (by_terminal) OR NEW.terminal_id IS NOT NULL THEN
    RETURN NEW;
  END IF;
  SELECT * INTO original FROM public.payments WHERE id = NEW.refund_of;
  IF original.method = ANY (by_terminal) THEN
    NEW.terminal_id := original.terminal_id;
    RETURN NEW;
  END IF;
  NEW.terminal_id := public.terminal_of_person(NEW.received_by);
  IF NEW.terminal_id IS NULL AND NEW.kind = 'payment' AND EXISTS (SELECT FROM public.card_terminals WHERE active) THEN
    RAISE EXCEPTION 'a card payment names its terminal where there are several'
      USING ERRCODE = 'check_violation', TABLE = 'payments', CONSTRAINT = 'payments_name_their_terminal';
  END IF;
  RETURN NEW;
END $$;

-- Returns the terminal that a person charges with: the chosen one, or the only one in use; null where neither is.
CREATE OR REPLACE FUNCTION terminal_of_person(person uuid) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (
      SELECT card_terminals.id
      FROM public.terminal_choices
        JOIN public.card_terminals ON card_terminals.id = terminal_choices.terminal_id
      WHERE terminal_choices.user_id = person AND card_terminals.active
    ),
    (SELECT (array_agg(id))[1] FROM public.card_terminals WHERE active HAVING count(*) = 1)
  )
$$;

-- Returns the centavos by which settlements differ from their posted entries; no rows where they agree.
CREATE OR REPLACE FUNCTION settlement_differences()
RETURNS TABLE (settlement_id uuid, code text, centavos bigint) LANGUAGE sql STABLE AS $$
  WITH amounts AS (
    SELECT card_settlements.id, amount.code, amount.centavos
    FROM public.card_settlements,
      LATERAL public.balances_of_settlement(card_settlements.id) AS amount
    UNION ALL
    SELECT source_id::uuid, code, -centavos FROM public.posted_amounts WHERE source = 'cardSettlement'
  )
  SELECT amounts.id, amounts.code, sum(amounts.centavos)::bigint
  FROM amounts
  GROUP BY amounts.id, amounts.code
  HAVING sum(amounts.centavos) <> 0
$$;

-- Lists the payments and refunds of terminals that no deposit has settled yet, refunds negative.
CREATE OR REPLACE VIEW unsettled_of_terminals AS
  SELECT
    payments.terminal_id,
    payments.id AS payment_id,
    CASE payments.kind WHEN 'payment' THEN 1 ELSE -1 END * (payments.amount_centavos + payments.tip_centavos) AS centavos
  FROM public.payments
  WHERE payments.terminal_id IS NOT NULL
    AND payments.status = 'settled'
    AND NOT EXISTS (SELECT FROM public.card_settlement_payments WHERE payment_id = payments.id);
