-- Protects a payout of tips: it is taken back once.
CREATE OR REPLACE FUNCTION tip_payouts_never_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changeable text[] := '{taken_back_at,taken_back_by,take_back_reason}';
BEGIN
  IF TG_OP = 'UPDATE'
    AND OLD.taken_back_at IS NULL
    AND (to_jsonb(NEW) - changeable) = (to_jsonb(OLD) - changeable)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a payout of tips never changes'
    USING ERRCODE = 'restrict_violation', TABLE = 'tip_payouts', CONSTRAINT = 'tip_payouts_never_change';
END $$;

-- Posts a payout of tips and takes its cash out of the till; taken back, reverses it and puts the cash into a till that is still open.
CREATE OR REPLACE FUNCTION tip_payouts_post() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  receiver text := coalesce((SELECT name FROM public.resources WHERE id = NEW.staff_id), 'todo el equipo');
BEGIN
  PERFORM public.post_entry(
    'Propinas pagadas: ' || receiver,
    'tipPayout',
    NEW.id::text,
    'paid',
    NULL,
    NULL,
    NULL,
    jsonb_build_array(
      jsonb_build_object('code', '205.06', 'centavos', NEW.amount_centavos),
      jsonb_build_object(
        'code', CASE WHEN NEW.cash_day_id IS NULL THEN '102.01' ELSE '101.01' END,
        'centavos', -NEW.amount_centavos
      )
    )
  );
  INSERT INTO public.cash_movements (cash_day_id, kind, amount_centavos, reason, by, tip_payout_id)
    SELECT NEW.cash_day_id, 'out', NEW.amount_centavos, left('Propinas: ' || receiver, 200), NEW.paid_by, NEW.id
    WHERE NEW.cash_day_id IS NOT NULL
      AND NOT EXISTS (SELECT FROM public.cash_movements WHERE tip_payout_id = NEW.id AND kind = 'out');
  IF NEW.taken_back_at IS NULL THEN
    RETURN NULL;
  END IF;
  PERFORM public.reverse_entries('tipPayout', NEW.id::text, NEW.take_back_reason);
  INSERT INTO public.cash_movements (cash_day_id, kind, amount_centavos, reason, by, tip_payout_id)
    SELECT
      NEW.cash_day_id,
      'in',
      NEW.amount_centavos,
      left('Propinas deshechas: ' || NEW.take_back_reason, 200),
      NEW.taken_back_by,
      NEW.id
    FROM public.cash_days
    WHERE cash_days.id = NEW.cash_day_id
      AND cash_days.status <> 'closed'
      AND NOT EXISTS (SELECT FROM public.cash_movements WHERE tip_payout_id = NEW.id AND kind = 'in');
  RETURN NULL;
END $$;

-- Rejects the withdrawal of a payout whose entry is matched with a bank line.
CREATE OR REPLACE FUNCTION tip_payouts_reconciled_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM public.bank_matches
      JOIN public.gl_entries ON gl_entries.id = bank_matches.entry_id
    WHERE gl_entries.source = 'tipPayout' AND gl_entries.source_id = NEW.id::text
  ) THEN
    RAISE EXCEPTION 'a payout of tips that is reconciled stays'
      USING ERRCODE = 'check_violation', TABLE = 'tip_payouts', CONSTRAINT = 'tip_payouts_reconciled_stay';
  END IF;
  RETURN NEW;
END $$;

-- Rejects a payout above the tips owed to its receiver; concurrent payouts wait for one another.
CREATE OR REPLACE FUNCTION tip_payouts_within_what_is_owed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('tip_payouts'));
  IF NEW.amount_centavos > coalesce(
    (SELECT centavos FROM public.tips_owed WHERE staff_id IS NOT DISTINCT FROM NEW.staff_id),
    0
  ) THEN
    RAISE EXCEPTION 'no more tips are paid out than are owed'
      USING ERRCODE = 'check_violation', TABLE = 'tip_payouts', CONSTRAINT = 'tip_payouts_within_what_is_owed';
  END IF;
  RETURN NEW;
END $$;

-- Returns the centavos by which a payout of tips differs from its posted entries; no rows where they agree.
CREATE OR REPLACE FUNCTION tip_payout_differences()
RETURNS TABLE (tip_payout_id uuid, code text, centavos bigint) LANGUAGE sql STABLE AS $$
  WITH amounts AS (
    SELECT tip_payouts.id, amount.code, amount.centavos
    FROM public.tip_payouts,
      LATERAL (
        VALUES
          ('205.06', tip_payouts.amount_centavos),
          (CASE WHEN tip_payouts.cash_day_id IS NULL THEN '102.01' ELSE '101.01' END, -tip_payouts.amount_centavos)
      ) AS amount (code, centavos)
    WHERE tip_payouts.taken_back_at IS NULL
    UNION ALL
    SELECT source_id::uuid, code, -centavos FROM public.posted_amounts WHERE source = 'tipPayout'
  )
  SELECT amounts.id, amounts.code, sum(amounts.centavos)::bigint
  FROM amounts
  GROUP BY amounts.id, amounts.code
  HAVING sum(amounts.centavos) <> 0
$$;

-- Lists the tips received and neither returned nor paid out, by receiver; null is the whole team.
CREATE OR REPLACE VIEW tips_owed AS
  SELECT tips.staff_id, sum(tips.centavos)::bigint AS centavos
  FROM (
    SELECT tip_for AS staff_id, tip_centavos - returned_tip_centavos AS centavos
    FROM public.payments
    WHERE kind = 'payment' AND status = 'settled' AND tip_centavos > 0
    UNION ALL
    SELECT staff_id, -amount_centavos
    FROM public.tip_payouts
    WHERE taken_back_at IS NULL
  ) AS tips
  GROUP BY tips.staff_id;
