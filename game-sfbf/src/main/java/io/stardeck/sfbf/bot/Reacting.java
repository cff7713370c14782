package io.stardeck.sfbf.bot;

import io.stardeck.engine.card.CardId;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.PassReaction;
import io.stardeck.sfbf.action.PlayReaction;
import io.stardeck.sfbf.action.ReactionMode;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.internal.combat.Damage;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.Defence;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An answer to a defence where it brings two points or more, or the ship down. A point more can
 * still be added when the defence has ended ({@link AnsweringDefence}).
 */
final class Reacting implements Decision {
  private static final int WORTHWHILE = 2;

  @Override
  public @Nullable BattleForceAction make(Moment moment) {
    Table table = moment.table();
    Attack attack = table.attack().orElseThrow();
    Ship ship = Objects.requireNonNull(table.find(attack.target().orElseThrow())).ship();
    int left = Fleets.left(table, ship);
    int damage = Damage.of(table, attack, ship);
    int cancelled = withoutLast(moment, attack, ship);
    boolean helps = cancelled - damage >= WORTHWHILE || damage <= left && cancelled > left;
    PlayReaction reaction =
        moment.best(
            PlayReaction.class,
            0,
            play ->
                helps && play.mode() == ReactionMode.CANCEL
                    ? 10 - Cards.worth(moment.view(), play.card())
                    : 0);
    return reaction == null ? moment.first(PassReaction.class) : reaction;
  }

  /** The damage if the defence that was just played did not count. */
  private static int withoutLast(Moment moment, Attack attack, Ship ship) {
    Table table = moment.table();
    CardId card = ((Phase.ReactionWindow) table.phases().top()).defence();
    if (table.kind(card) == CardKind.WW) {
      return Damage.of(table, attack, ship.withWeasel(Optional.empty()));
    }
    List<Defence> defences = new ArrayList<>(attack.defences().size());
    for (Defence defence : attack.defences()) {
      defences.add(defence.card().equals(card) ? defence.cancel() : defence);
    }
    return Damage.of(table, attack.withDefences(defences), ship);
  }
}
