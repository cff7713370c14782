package io.stardeck.deckbuilder.internal.word;

import io.stardeck.deckbuilder.card.Boost;
import io.stardeck.deckbuilder.card.Until;
import io.stardeck.deckbuilder.event.ShipBonusGained;
import io.stardeck.deckbuilder.internal.formula.Amounts;
import io.stardeck.deckbuilder.state.Bonus;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.Run;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import java.util.Optional;

/** ADD_STAT_SHIP: the encountered Starship changes; without one nothing happens. */
final class AddStatShipWord implements Word<Boost.AddStatShip> {
  private static final RuleId EFF_01 = RuleId.of("DB-EFF-01");

  @Override
  public Class<Boost.AddStatShip> effect() {
    return Boost.AddStatShip.class;
  }

  @Override
  public void perform(Play<DeckbuilderState> play, Boost.AddStatShip effect, Run run) {
    Table table = play.state().table();
    Optional<FlippedCard> ship = table.encountered();
    if (ship.isEmpty()) {
      return;
    }
    int amount = Amounts.of(play.state(), run.bindings(), effect.amount());
    Bonus bonus = new Bonus(effect.stat(), amount, effect.until().orElse(Until.TURN_END));
    FlippedCard changed = ship.get().withBonuses(Lists.plus(ship.get().bonuses(), bonus));
    int index = table.flipped().indexOf(ship.get());
    play.become(play.state().with(table.withFlipped(Lists.set(table.flipped(), index, changed))));
    play.tell(EFF_01, new ShipBonusGained(ship.get().card(), effect.stat(), amount));
  }
}
