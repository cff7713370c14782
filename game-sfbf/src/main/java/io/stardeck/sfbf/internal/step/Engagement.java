package io.stardeck.sfbf.internal.step;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.Table;
import java.util.Objects;
import java.util.Optional;

/** The attack that is being resolved. */
public final class Engagement {
  private Engagement() {}

  /** The attack under way. */
  public static Attack attack(Play<BattleForceState> play) {
    return play.state().table().attack().orElseThrow();
  }

  /** Puts {@code attack} in place of the one under way, or begins it. */
  public static void put(Play<BattleForceState> play, Attack attack) {
    play.become(play.state().with(play.state().table().withAttack(Optional.of(attack))));
  }

  /** Lays {@code card} among those that go to the discard pile after the attack (BF-DEF-08). */
  public static void use(Play<BattleForceState> play, CardId card) {
    put(play, attack(play).using(card));
  }

  /** Where the target lies. */
  public static Berth target(Play<BattleForceState> play) {
    return Ships.berth(play, attack(play).target().orElseThrow());
  }

  /** The target of the attack under way, as it lies there. */
  public static Ship targetShip(Table table) {
    Attack attack = table.attack().orElseThrow();
    Berth berth = table.find(attack.target().orElseThrow(), attack.defender().orElseThrow());
    return Objects.requireNonNull(berth).ship();
  }
}
