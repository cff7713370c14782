package io.stardeck.stccg.internal.text;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.text.Phrases;
import io.stardeck.stccg.action.AnswerAction;
import io.stardeck.stccg.action.BattleAction;
import io.stardeck.stccg.action.OrderAction;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.internal.battle.Outlook;
import io.stardeck.stccg.internal.card.Find;
import io.stardeck.stccg.internal.card.Frames;
import io.stardeck.stccg.state.Battle;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Muster;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a battle comes to before its sides are compared: with all ships that may attack, with the
 * party that is put together, and as it stands while others may answer. It counts what the seat
 * knows; what another may still play it cannot know.
 */
final class Forecast {
  private final StccgView view;
  private final Names names;

  Forecast(StccgView view) {
    this.view = view;
    this.names = new Names(view);
  }

  /** What {@code action} would lead to, if it can be reckoned. */
  Optional<String> of(StccgAction action) {
    if (action instanceof OrderAction.Confirm) {
      return view.muster().flatMap(this::party);
    } else if (action instanceof OrderAction.LeaveOut out) {
      return view.muster()
          .flatMap(muster -> party(muster.without(out.card())))
          .map(without -> "without it: " + without);
    } else if (action instanceof AnswerAction.Pass) {
      return battle().map(stands -> "as it stands: " + stands);
    } else if (action instanceof AnswerAction.PlayInterrupt play) {
      return battle().map(stands -> "without it: " + stands + first(play.card()));
    } else if (action instanceof BattleAction.AttackTeam attack) {
      return all(action, new Order.AttackTeam(attack.location(), attack.opponent()));
    } else if (action instanceof BattleAction.AttackShip attack) {
      return all(action, new Order.AttackShip(attack.target()));
    } else if (action instanceof BattleAction.Counterattack attack) {
      return all(action, new Order.AttackShip(attack.target()));
    }
    return action instanceof BattleAction.AttackOutpost attack
        ? all(action, new Order.AttackOutpost(attack.target()))
        : Optional.empty();
  }

  /** What an interrupt does before the sides are compared, in the words of its card. */
  private String first(CardId interrupt) {
    @Nullable Card card = Find.card(view.cards(Places.hand(view.seat())), interrupt);
    if (card == null) {
      return "";
    }
    CardDef def = view.table().def(card);
    return def.text().map(text -> "; " + def.name() + " first: " + text).orElse("");
  }

  private Optional<String> all(StccgAction action, Order order) {
    return Outlook.of(view, action)
        .map(outlook -> "with all who may: " + told(outlook, order, view.seat()));
  }

  private Optional<String> party(Muster muster) {
    return Outlook.of(view, muster).map(outlook -> told(outlook, muster.order(), view.seat()));
  }

  /** The battle whose sides are compared next, as it stands; or the attack that is announced. */
  private Optional<String> battle() {
    OrderPhase.@Nullable Battling battling = find(OrderPhase.Battling.class);
    if (battling != null) {
      Battle battle = battling.battle();
      return Outlook.of(view, battle)
          .map(outlook -> told(outlook, battle.order(), battle.attacker()));
    }
    OrderPhase.@Nullable Declared declared = find(OrderPhase.Declared.class);
    return declared == null
        ? Optional.empty()
        : Outlook.of(view, declared)
            .map(outlook -> told(outlook, declared.order(), declared.seat()));
  }

  /** Who fights what, if a battle waits for its comparison. */
  Optional<String> underWay() {
    OrderPhase.@Nullable Battling battling = find(OrderPhase.Battling.class);
    OrderPhase.@Nullable Declared declared = find(OrderPhase.Declared.class);
    String who = "";
    if (battling != null) {
      who = battling.battle().attacker() + " " + names.of(battling.battle().order()) + ": ";
    } else if (declared != null) {
      who = declared.seat() + " " + names.of(declared.order()) + ": ";
    }
    String attack = who;
    return battle().map(stands -> attack + stands);
  }

  private <F extends OrderPhase> @Nullable F find(Class<F> kind) {
    return Frames.find(view.table().frames(), kind);
  }

  private String told(Outlook outlook, Order order, Seat attacker) {
    if (outlook instanceof Outlook.Strike strike) {
      return strike(strike, order);
    } else if (outlook instanceof Outlook.Fight fight) {
      return fight(fight, order, attacker);
    }
    Outlook.Unseen unseen = (Outlook.Unseen) outlook;
    return "STRENGTH %d %s, against %s that you have not seen"
        .formatted(
            unseen.attack(), leader(unseen.led()), Phrases.count(unseen.persons(), "person"));
  }

  /** What fires and what it fires at, as "WEAPONS 9 against SHIELDS 7.5". */
  static String fire(int weapons, int doubledShields) {
    return "WEAPONS %d against SHIELDS %d%s"
        .formatted(weapons, doubledShields / 2, doubledShields % 2 == 0 ? "" : ".5");
  }

  private String strike(Outlook.Strike strike, Order order) {
    String sum = fire(strike.weapons(), strike.doubledDefence()) + ": ";
    if (order instanceof Order.AttackOutpost outpost) {
      return sum + names.of(outpost.target()) + (strike.harms() ? " is destroyed" : " holds");
    }
    Order.AttackShip attack = (Order.AttackShip) order;
    @Nullable Ship ship = view.table().ship(attack.target());
    String name = names.of(attack.target());
    if (strike.direct()) {
      return sum + "a direct hit, " + name + " is destroyed";
    } else if (strike.harms()) {
      boolean damaged = ship != null && ship.condition().damaged();
      return sum + name + (damaged ? ", damaged already, is destroyed" : " is damaged");
    }
    return sum + name + " is not harmed";
  }

  /** {@code ST-ATB-03} to {@code ST-ATB-07}, and {@code ST-SPC-04} aboard a ship. */
  private String fight(Outlook.Fight fight, Order order, Seat attacker) {
    boolean boarding = order instanceof Order.Boarding;
    String sum =
        "STRENGTH %d%s against %d %s: "
            .formatted(
                fight.attack(),
                boarding ? "" : " " + leader(fight.led()),
                fight.defence(),
                leader(fight.defenceLed()));
    boolean loses = !fight.led() || fight.defenceLed() && fight.attack() < fight.defence();
    boolean otherLoses = !fight.defenceLed() || fight.led() && fight.defence() < fight.attack();
    String one = boarding ? "an intruder" : "one of " + attacker;
    String other = "one of those attacked";
    if (loses && otherLoses) {
      return sum + one + " and " + other + " die";
    } else if (loses || otherLoses) {
      return sum + (loses ? one : other) + " dies";
    }
    return sum + "nobody dies";
  }

  private static String leader(boolean led) {
    return led ? "with a leader" : "without a leader";
  }
}
