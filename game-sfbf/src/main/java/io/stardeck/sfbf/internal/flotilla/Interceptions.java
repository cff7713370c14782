package io.stardeck.sfbf.internal.flotilla;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.card.Symbol;
import io.stardeck.sfbf.event.AttackEvent.FireOpened;
import io.stardeck.sfbf.event.AttackEvent.FlotillaDestroyed;
import io.stardeck.sfbf.internal.combat.Damage;
import io.stardeck.sfbf.internal.step.Gunnery;
import io.stardeck.sfbf.internal.step.Windows;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Fire;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.PublicFacts;
import io.stardeck.sfbf.state.Stage;
import io.stardeck.sfbf.state.Table;
import java.util.Optional;

/** The interception of a PF flotilla (BF-PFF-03 to 08). */
public final class Interceptions {
  /** The damage points of a flotilla (BF-PFF-02). */
  public static final int POINTS = 12;

  private static final RuleId PFF_04 = RuleId.of("BF-PFF-04");
  private static final RuleId PFF_08 = RuleId.of("BF-PFF-08");

  private Interceptions() {}

  /**
   * Who may intercept, clockwise from the left of the active player; their allies do not
   * (BF-PFF-03, BF-OPT-12).
   */
  public static ImmutableList<Seat> order(Table table) {
    ImmutableList.Builder<Seat> order = ImmutableList.builder();
    int fleets = table.fleets().size();
    Seat active = table.active();
    for (Seat seat = active.next(fleets); !seat.equals(active); seat = seat.next(fleets)) {
      if (table.enemies(active, seat)) {
        order.add(seat);
      }
    }
    return order.build();
  }

  /** How many cards one player may fire: two in a game of two, else one (BF-PFF-04, 05). */
  public static int limit(Table table) {
    return table.contenders() == 2 ? 2 : 1;
  }

  /** How many cards {@code seat} has fired. */
  public static int fired(Attack attack, Seat seat) {
    int fired = 0;
    for (int i = 0; i < attack.fires().size(); i++) {
      fired += attack.fires().get(i).by().equals(seat) ? 1 : 0;
    }
    return fired;
  }

  /** Whether {@code seat} has anything left to do in the window; all of it public (BF-I-40). */
  public static boolean open(PublicFacts facts, Attack attack, Seat seat) {
    if (!Windows.mayPlay(facts, seat)) {
      return false;
    }
    if (supportable(attack, seat)) {
      return true;
    }
    Fleet fleet = facts.table().fleet(seat);
    return fired(attack, seat) < limit(facts.table())
        && (Gunnery.anyHelps(facts.table(), attack, fleet.screen(), Symbol.PF)
            || Gunnery.anyHelps(facts.table(), attack, fleet.main(), Symbol.PF));
  }

  /** Goes on to the next player who may intercept; after the last the window closes. */
  public static void next(Play<BattleForceState> play, Phase.Interception phase) {
    ImmutableList<Seat> waiting = phase.waiting();
    if (waiting.isEmpty()) {
      play.pop();
    } else {
      play.replace(new Phase.Interception(waiting.get(0), Lists.rest(waiting)));
    }
  }

  /** Lays {@code fire} on the table. */
  public static void add(Play<BattleForceState> play, Fire fire) {
    Table table = play.state().table();
    Attack attack = table.attack().orElseThrow();
    Attack next = attack.withFires(Lists.plus(attack.fires(), fire)).using(fire.card());
    play.become(play.state().with(table.withAttack(Optional.of(next))));
    play.tell(PFF_04, new FireOpened(fire));
    judge(play);
  }

  /** Ends the attack at once if the flotilla has taken 12 points or more (BF-PFF-08). */
  public static void judge(Play<BattleForceState> play) {
    Table table = play.state().table();
    Attack attack = table.attack().orElseThrow();
    if (Damage.fire(table, attack) >= POINTS) {
      play.pop();
      play.replace(new Phase.Combat(attack.attacker(), Stage.END));
      play.tell(PFF_08, new FlotillaDestroyed(attack.attacker()));
    }
  }

  private static boolean supportable(Attack attack, Seat seat) {
    for (int i = 0; i < attack.fires().size(); i++) {
      Fire fire = attack.fires().get(i);
      if (fire.by().equals(seat) && fire.support().isEmpty()) {
        return true;
      }
    }
    return false;
  }
}
