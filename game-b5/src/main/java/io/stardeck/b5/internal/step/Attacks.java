package io.stardeck.b5.internal.step;

import io.stardeck.b5.action.Deed.Attack;
import io.stardeck.b5.event.ConflictEvent.AttackResolved;
import io.stardeck.b5.internal.value.Clash;
import io.stardeck.b5.internal.value.Costs.Accompaniment;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** How an attack is resolved ({@code B5-RSV}). */
public final class Attacks {
  private static final RuleId RSV_03 = RuleId.of("B5-RSV-03");

  private Attacks() {}

  /**
   * Both deal damage to each other.
   *
   * @param with what an accompanying event adds, or null
   */
  public static void resolve(Play<B5State> play, Attack attack, @Nullable Accompaniment with) {
    Board board = Boards.of(play);
    Clash clash = Clash.of(board, attack, with);
    if (clash == null) {
      return;
    }
    CardId suffers = attack.sufferer().orElse(attack.target());
    int dealt = clash.dealt(board);
    int received = clash.received(board);
    if (clash.attackerFirst(board)) {
      hit(play, clash, suffers, dealt);
      StateCheck.run(play);
      OptionalInt back = clash.receivedLater(Boards.of(play));
      tell(play, attack, dealt, back.orElse(0));
      back.ifPresent(damage -> hit(play, clash, attack.attacker(), damage));
    } else if (clash.targetFirst(board)) {
      hit(play, clash, attack.attacker(), received);
      StateCheck.run(play);
      OptionalInt forth = clash.dealtLater(Boards.of(play));
      tell(play, attack, forth.orElse(0), received);
      forth.ifPresent(damage -> hit(play, clash, suffers, damage));
    } else {
      int taken = taken(board, clash, suffers, dealt);
      int back = taken(board, clash, attack.attacker(), received);
      tell(play, attack, dealt, received);
      Damage.place(play, suffers, taken);
      Damage.place(play, attack.attacker(), back);
    }
    StateCheck.run(play);
    after(play, attack, attack.attacker());
    after(play, attack, attack.target());
  }

  /** Both amounts are told when they are fixed ({@code B5-RSV-03}). */
  private static void tell(Play<B5State> play, Attack attack, int dealt, int received) {
    play.tell(
        RSV_03,
        new AttackResolved(attack.conflict(), attack.attacker(), attack.target(), dealt, received));
  }

  private static void hit(Play<B5State> play, Clash clash, CardId card, int dealt) {
    Damage.place(play, card, taken(Boards.of(play), clash, card, dealt));
  }

  private static int taken(Board board, Clash clash, CardId card, int dealt) {
    Spot spot = Spot.find(board, card);
    return spot == null ? 0 : clash.taken(board, spot, dealt);
  }

  /** What its text says of attacks that it survived ({@code B5-W-10}). */
  private static void after(Play<B5State> play, Attack attack, CardId card) {
    Spot spot = Boards.find(play, card);
    if (spot != null && !spot.card().neutralised()) {
      Effects.afterAttack(play, spot, attack);
    }
  }
}
