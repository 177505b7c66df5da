ALTER TABLE plan_cards ADD COLUMN advantage text DEFAULT '' NOT NULL;

UPDATE plan_cards SET advantage = 'Una sola reserva y su lugar seguro todos los días de la semana.'
WHERE slug = 'guarderia-semanal';
UPDATE plan_cards SET advantage = 'Pagas una vez y eliges sus días sobre la marcha, los que te acomoden.'
WHERE slug = 'guarderia-mensual';

DROP TRIGGER plan_cards_audited ON plan_cards;
CREATE TRIGGER plan_cards_audited AFTER INSERT OR DELETE OR UPDATE ON plan_cards FOR EACH ROW EXECUTE FUNCTION write_audit_entry('planCard', 'id', '', '{page,action,plan_name,price,billing_cycle,description,advantage,features,is_popular,service_id,pass_kind,nights,several_days,active}');
