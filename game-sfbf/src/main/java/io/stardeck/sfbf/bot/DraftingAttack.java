package io.stardeck.sfbf.bot;

import io.stardeck.engine.card.CardId;
import io.stardeck.sfbf.action.AddCounter;
import io.stardeck.sfbf.action.AddPlanetFighters;
import io.stardeck.sfbf.action.AddPlusOne;
import io.stardeck.sfbf.action.AddSupport;
import io.stardeck.sfbf.action.AddWeapon;
import io.stardeck.sfbf.action.AimAt;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.Withdraw;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Effect;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.ShipId;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The steps of an attack's draft; the plan is made anew at each of them. */
final class DraftingAttack implements Decision {
  /** Of each card in the defender's hand, the points that a good defence takes off. */
  private static final double AMPLE_DEFENCE = 2;

  /** The share of a doubling card's worth that it has to bring. */
  private static final double PRICE = 0.4;

  private static final Effect[] EFFECTS = Effect.values();

  @Override
  public @Nullable BattleForceAction make(Moment moment) {
    Draft.Assault draft = (Draft.Assault) moment.view().frame();
    @Nullable BattleForceAction step = moment.first(AddPlanetFighters.class);
    if (step == null && draft.target().isEmpty()) {
      step = moment.best(AimAt.class, -1, aim -> promise(moment, draft, aim.ship()));
    } else if (step == null) {
      step = draft.form() == Form.SHIP ? weapons(moment, draft) : moment.first(AddCounter.class);
    }
    if (step == null && plusOne(moment, draft)) {
      step = moment.first(AddPlusOne.class);
    }
    if (step == null) {
      step = moment.first(Commit.class);
    }
    return step == null ? moment.first(Withdraw.class) : step;
  }

  private static double promise(Moment moment, Draft.Assault draft, ShipId aim) {
    Berth target = Objects.requireNonNull(moment.table().find(aim));
    return switch (draft.form()) {
      case SHIP ->
          Aims.weapons(
              moment.view(), target, Volley.of(moment.view(), attacker(moment, draft), target));
      case FIGHTERS -> Aims.fighters(moment.view(), target, draft.squadrons());
      case PLANET_FIGHTERS -> Aims.fighters(moment.view(), target, 2 * draft.openers().size());
      case MUTINY -> Aims.mutiny(moment.view(), target);
      case FLOTILLA -> 0;
    };
  }

  private static @Nullable BattleForceAction weapons(Moment moment, Draft.Assault draft) {
    Berth target = Objects.requireNonNull(moment.table().find(draft.target().orElseThrow()));
    Volley volley = Volley.of(moment.view(), attacker(moment, draft), target);
    for (Effect effect : EFFECTS) {
      CardId card = volley.counters().against(effect);
      if (card != null && !draft.holds(card)) {
        return moment.ifLegal(new AddCounter(moment.seat(), card, effect));
      }
    }
    for (Load load : volley.loads()) {
      if (!draft.holds(load.card()) && !enough(moment, draft, volley, target)) {
        return moment.ifLegal(new AddWeapon(moment.seat(), load.card(), load.box()));
      }
    }
    for (Load load : volley.loads()) {
      CardId support = load.support();
      if (support != null
          && !draft.holds(support)
          && draft.holds(load.card())
          && pays(moment, draft, volley, target, support)) {
        return moment.ifLegal(new AddSupport(moment.seat(), support, load.card()));
      }
    }
    return null;
  }

  /** Whether {@code support} promises more than the card is worth: not where the kill is sure. */
  private static boolean pays(
      Moment moment, Draft.Assault draft, Volley volley, Berth target, CardId support) {
    double now = volley.damage(target, load -> draft.holds(load.card()), draft::holds);
    double doubled =
        volley.damage(
            target,
            load -> draft.holds(load.card()),
            card -> card.equals(support) || draft.holds(card));
    double gain =
        Prospect.of(moment.view(), target, doubled, 1) - Prospect.of(moment.view(), target, now, 1);
    return gain > PRICE * Cards.worth(moment.view(), support);
  }

  /** Whether what the draft holds destroys the target even if it is well defended. */
  private static boolean enough(Moment moment, Draft.Assault draft, Volley volley, Berth target) {
    double damage = volley.damage(target, load -> draft.holds(load.card()), draft::holds);
    double defence = AMPLE_DEFENCE * moment.view().handSize(target.owner());
    return damage > Fleets.left(moment.table(), target.ship()) + defence;
  }

  /**
   * A Prime Team adds its point where the ship may come down by it; else, with Klingon ships in the
   * own fleet, it mostly waits for a mutiny.
   */
  private static boolean plusOne(Moment moment, Draft.Assault draft) {
    if (!Fleets.klingons(moment.table(), moment.seat()) || moment.onceIn(6)) {
      return true;
    } else if (draft.form() != Form.SHIP) {
      return draft.form() == Form.MUTINY;
    }
    Berth target = Objects.requireNonNull(moment.table().find(draft.target().orElseThrow()));
    Volley volley = Volley.of(moment.view(), attacker(moment, draft), target);
    double damage = volley.damage(target, load -> draft.holds(load.card()), draft::holds);
    return damage >= Fleets.left(moment.table(), target.ship());
  }

  private static Berth attacker(Moment moment, Draft.Assault draft) {
    return Objects.requireNonNull(moment.table().find(draft.ship().orElseThrow(), moment.seat()));
  }
}
