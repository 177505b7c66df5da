-- The complements of an invoice in parts are of payments of its sale, numbered without gaps, and each says what the one before it left.
CREATE OR REPLACE FUNCTION cfdis_complements_in_sequence() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  invoice public.cfdis;
BEGIN
  SELECT * INTO invoice FROM public.cfdis c WHERE c.id = NEW.related_to FOR UPDATE;
  IF (NEW.status IN ('asked', 'valid') AND (invoice.payment_method IS DISTINCT FROM 'PPD' OR NOT EXISTS (
      SELECT FROM public.payments p WHERE p.id = NEW.payment_id AND p.kind = 'payment' AND p.status = 'settled'
        AND p.amount_centavos >= NEW.total_centavos
        AND (p.booking_id = invoice.booking_id OR p.order_id = invoice.order_id OR p.pass_id = invoice.pass_id))))
    OR EXISTS (SELECT FROM (
      SELECT c.installment, c.balance_centavos, row_number() OVER w AS place, invoice.total_centavos - coalesce(sum(c.total_centavos)
        OVER (w ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS left_over
      FROM public.cfdis c WHERE c.related_to = NEW.related_to AND c.payment_id IS NOT NULL AND c.status IN ('asked', 'valid', 'cancelling')
      WINDOW w AS (ORDER BY c.installment)) s WHERE s.installment <> s.place OR s.balance_centavos <> s.left_over) THEN
    RAISE EXCEPTION 'complements follow each other'
      USING ERRCODE = 'check_violation', TABLE = 'cfdis', CONSTRAINT = 'cfdis_complements_in_sequence';
  END IF;
  RETURN NULL;
END $$;

-- A credit note is of a refund of a sale in the stamped invoice it names, and all of a sale never return more than the invoice says of it; an
-- invoice is cancelled after its credit notes and its complements.
CREATE OR REPLACE FUNCTION cfdis_credit_within_their_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  named uuid := coalesce(NEW.related_to, NEW.id);
  invoice public.cfdis;
  related bigint;
BEGIN
  SELECT * INTO invoice FROM public.cfdis c WHERE c.id = named FOR UPDATE;
  SELECT count(*) INTO related FROM public.cfdis c WHERE c.related_to = named AND c.status IN ('asked', 'valid', 'cancelling');
  IF (related > 0 AND invoice.status NOT IN ('valid', 'cancelling'))
    OR (NEW.refund_id IS NOT NULL AND NEW.status IN ('asked', 'valid') AND NOT EXISTS (
      SELECT FROM public.payments p JOIN public.invoiced_sales s ON s.cfdi_id = named
        AND (p.booking_id = s.booking_id OR p.order_id = s.order_id OR p.pass_id = s.pass_id)
      WHERE p.id = NEW.refund_id AND p.refund_of IS NOT NULL AND s.total_centavos >= (
        SELECT sum(c.total_centavos) FROM public.cfdis c JOIN public.payments q ON q.id = c.refund_id
        WHERE c.related_to = named AND c.status IN ('asked', 'valid', 'cancelling')
          AND (q.booking_id = s.booking_id OR q.order_id = s.order_id OR q.pass_id = s.pass_id)))) THEN
    RAISE EXCEPTION 'credit notes return what their invoice says'
      USING ERRCODE = 'check_violation', TABLE = 'cfdis', CONSTRAINT = 'cfdis_credit_within_their_invoice';
  END IF;
  RETURN NULL;
END $$;

-- A global invoice is of the sales it says, to the centavo.
CREATE OR REPLACE FUNCTION cfdis_global_says_its_sales() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.total_centavos <> (SELECT coalesce(sum(s.total_centavos), 0) FROM public.invoiced_sales s WHERE s.cfdi_id = NEW.id) THEN
    RAISE EXCEPTION 'a global invoice says what its sales add up to'
      USING ERRCODE = 'check_violation', TABLE = 'cfdis', CONSTRAINT = 'cfdis_global_says_its_sales';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION cfdis_hold_their_sales() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  live boolean := NEW.status IN ('asked', 'valid', 'cancelling');
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO public.invoiced_sales (cfdi_id, order_id, booking_id, pass_id, is_live, total_centavos)
      SELECT NEW.id, NEW.order_id, NEW.booking_id, NEW.pass_id, live, NEW.total_centavos
      WHERE num_nonnulls(NEW.order_id, NEW.booking_id, NEW.pass_id) = 1;
  ELSE
    UPDATE public.invoiced_sales s SET is_live = live,
      total_centavos = CASE WHEN NEW.global_id IS NULL THEN NEW.total_centavos ELSE s.total_centavos END
      WHERE s.cfdi_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION cfdis_stamped_never_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moving text[] := '{status,cancel_motive,cancelled_by,cancelled_at,asked_by,updated_at}';
BEGIN
  IF OLD.uuid IS NULL THEN
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  IF TG_OP = 'UPDATE' AND OLD.status <> 'cancelled' AND to_jsonb(NEW) - moving = to_jsonb(OLD) - moving THEN RETURN NEW; END IF;
  -- Whoever is erased or merged away is no longer named as the one who asked or cancelled.
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - '{asked_by,cancelled_by,updated_at}'::text[] = to_jsonb(OLD) - '{asked_by,cancelled_by,updated_at}'::text[]
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'a stamped invoice never changes'
    USING ERRCODE = 'restrict_violation', TABLE = 'cfdis', CONSTRAINT = 'cfdis_stamped_never_change';
END $$;

CREATE OR REPLACE FUNCTION general_public_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the general public is nobody whose account changes'
    USING ERRCODE = 'check_violation', TABLE = 'users', CONSTRAINT = 'users_general_public_stays';
END $$;

-- The sales of a stamped invoice stay; whether they stand in it follows its state.
CREATE OR REPLACE FUNCTION invoiced_sales_stay_as_stamped() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() > 1 OR NOT EXISTS (SELECT FROM public.cfdis c WHERE c.id = CASE TG_OP WHEN 'INSERT' THEN NEW.cfdi_id ELSE OLD.cfdi_id END AND c.uuid IS NOT NULL) THEN
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  RAISE EXCEPTION 'the sales of a stamped invoice never change'
    USING ERRCODE = 'restrict_violation', TABLE = 'invoiced_sales', CONSTRAINT = 'invoiced_sales_stay_as_stamped';
END $$;
