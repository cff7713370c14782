package io.stardeck.deckbuilder.internal.text;

import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.deckbuilder.card.word.ShipEffect;
import io.stardeck.deckbuilder.card.word.Who;
import io.stardeck.engine.text.Texts;

/** Effects of Starships, damage and battles. */
final class ShipEffectText {
  private ShipEffectText() {}

  static void add(Texts.Builder<Voice, Effect> texts) {
    texts
        .put(ShipEffect.DealDamage.class, ShipEffectText::damage)
        .put(
            ShipEffect.RepairShip.class,
            (voice, e) ->
                WhoText.does(voice, e.addressed(), "repair")
                    + " "
                    + e.amount()
                        .map(n -> AmountText.much(voice.on(e.addressed()), n, "damage"))
                        .orElse("all damage"))
        .put(
            ShipEffect.TakeFlagship.class,
            (voice, e) ->
                "the encountered ship becomes " + WhoText.whose(voice, e.addressed()) + " flagship")
        .put(
            ShipEffect.BattleAll.class,
            (voice, e) ->
                "battle: "
                    + WhoText.of(voice, e.participants())
                    + e.prize().map(prize -> "; the winner gets " + voice.card()).orElse(""))
        .put(ShipEffect.BattleShip.class, (voice, e) -> "battle with the encountered ship")
        .put(
            ShipEffect.ExploreNow.class,
            (voice, e) ->
                AmountText.one(e.n())
                    ? "explore at once"
                    : "explore at once, "
                        + (AmountText.plain(e.n())
                            ? AmountText.of(voice, e.n()) + " times"
                            : "as many times as " + AmountText.of(voice, e.n())))
        .put(
            ShipEffect.FlipBatch.class,
            (voice, e) -> "flip " + AmountText.of(voice, e.n()) + " space cards");
  }

  private static String damage(Voice voice, ShipEffect.DealDamage effect) {
    String past = effect.ignoreShields().orElse(false) ? " past Shields" : "";
    if (effect.player().isEmpty()) {
      return "the encountered ship takes "
          + AmountText.much(voice, effect.amount(), "damage")
          + past;
    }
    Who who = effect.addressed();
    return WhoText.does(voice, who, "take")
        + " "
        + AmountText.much(voice.on(who), effect.amount(), "damage")
        + past;
  }
}
