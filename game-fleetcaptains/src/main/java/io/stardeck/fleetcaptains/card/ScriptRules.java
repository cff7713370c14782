package io.stardeck.fleetcaptains.card;

import static com.google.common.base.Verify.verify;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Faults;
import io.stardeck.fleetcaptains.card.fact.FaceKind;
import io.stardeck.fleetcaptains.card.word.Ability;
import io.stardeck.fleetcaptains.card.word.Attach;
import io.stardeck.fleetcaptains.card.word.Destination;
import io.stardeck.fleetcaptains.card.word.Each;
import io.stardeck.fleetcaptains.card.word.Effect;
import io.stardeck.fleetcaptains.card.word.Mode;
import io.stardeck.fleetcaptains.card.word.Objective;
import io.stardeck.fleetcaptains.card.word.Standing;
import io.stardeck.fleetcaptains.card.word.TargetKind;
import io.stardeck.fleetcaptains.card.word.TargetSpec;
import io.stardeck.fleetcaptains.card.word.Timing;
import io.stardeck.fleetcaptains.card.word.Until;
import io.stardeck.fleetcaptains.card.word.Who;

/** What the words of cards must keep to: each where it has a meaning, about what there is. */
final class ScriptRules {
  private static final RuleId CRD_02 = RuleId.of("FC-CRD-02");
  private static final RuleId D_87 = RuleId.of("FC-D-87");
  private static final RuleId D_93 = RuleId.of("FC-D-93");
  private static final int TARGETS = 3;
  private static final int NONE = -1;

  private static final ImmutableSet<Class<? extends Effect>> IN_TESTS_ALONE =
      ImmutableSet.of(Effect.ModifyTest.class, Effect.PreventDamage.class, Effect.CancelCard.class);

  /** What may be imposed for a test. */
  private static final ImmutableSet<Class<? extends Standing>> COUNTED =
      ImmutableSet.of(
          Standing.ModifyRating.class, Standing.ModifyDie.class, Standing.RollExtraDie.class);

  private static final ImmutableSet<Class<? extends Effect>> COSTS =
      ImmutableSet.of(
          Effect.TrashThis.class,
          Effect.DiscardThis.class,
          Effect.DiscardCommand.class,
          Effect.SpendShipAction.class,
          Effect.ForgoManeuver.class,
          Effect.DealDamage.class);

  private static final ImmutableSet<Class<? extends Effect>> ABOUT_THIS =
      ImmutableSet.of(Effect.TrashThis.class, Effect.DiscardThis.class, Effect.AttachThis.class);

  /** Words that are about a player or a card, and need no ship and no tile. */
  private static final ImmutableSet<Class<? extends Effect>> FREE =
      ImmutableSet.of(
          Effect.DrawCommand.class,
          Effect.DiscardCommand.class,
          Effect.DrawMission.class,
          Effect.GainVp.class,
          Effect.GainFleetLimit.class,
          Effect.CaptureCrew.class,
          Effect.Choose.class,
          Effect.If.class,
          Effect.OnTarget.class);

  private final Faults faults;
  private final NumberRules numbers;
  private final ConditionRules conditions;

  ScriptRules(Faults faults) {
    this.faults = faults;
    this.numbers = new NumberRules(faults);
    this.conditions = new ConditionRules(faults);
  }

  /** What bears the words: a ship or a tile, which stays where it is, or a card. */
  private enum Bearer {
    PIECE,
    COMMAND,
    ENCOUNTER
  }

  /** Where words stand: what they can be about, whether about a ship or a tile, which target. */
  private record Where(
      Timing timing,
      ImmutableList<TargetSpec> targets,
      Bearer bearer,
      boolean subject,
      int target) {
    Where about(int chosen) {
      return new Where(timing, targets, bearer, true, chosen);
    }

    boolean aims(TargetKind kind) {
      return targets.stream().anyMatch(spec -> spec.kind() == kind);
    }
  }

  void ship(String path, ShipDef ship) {
    numbers.standing(path + ".standing", ship.standing());
    abilities(path, ship.abilities(), Bearer.PIECE, true);
  }

  void location(String path, LocationDef location) {
    numbers.standing(path + ".standing", location.standing());
    abilities(path, location.abilities(), Bearer.PIECE, true);
    Where where = new Where(Timing.MAIN, ImmutableList.of(), Bearer.PIECE, true, NONE);
    effects(path + ".onExploring", location.onExploring(), where);
  }

  void encounter(String path, EncounterDef encounter) {
    numbers.standing(path + ".standing", encounter.standing());
    abilities(path, encounter.abilities(), Bearer.ENCOUNTER, true);
    Where where = new Where(Timing.MAIN, ImmutableList.of(), Bearer.ENCOUNTER, true, NONE);
    effects(path + ".effects", encounter.effects(), where);
  }

  void face(String path, CardFace face) {
    numbers.standing(path + ".standing", face.standing());
    boolean crew = face.kind() == FaceKind.CREW;
    boolean lies = face.staysInPlay().map(stay -> stay.attach() != Attach.PLAYER).orElse(crew);
    abilities(path, face.abilities(), Bearer.COMMAND, lies);
    targets(path + ".targets", face.targets());
    if (face.timing() != Timing.MAIN && !face.targets().isEmpty()) {
      faults.add(path + ".targets", D_93, "nothing in a test or a response is about a target");
    }
    if (!crew && !face.asAction()) {
      face.requires().ifPresent(when -> conditions.ofNoShip(path + ".requires", when));
    }
    Where where =
        new Where(face.timing(), face.targets(), Bearer.COMMAND, crew || acts(face), NONE);
    effects(path + ".effects", face.effects(), where);
  }

  /** A mission's objective is asked of its player (section 1.4). */
  void state(String path, Objective.StateObjective state) {
    conditions.ofNoShip(path + ".condition", state.condition());
  }

  /** Whether a ship plays it: by an action, or in a test. */
  private static boolean acts(CardFace face) {
    return face.asAction() || face.timing() == Timing.TEST;
  }

  private void targets(String path, ImmutableList<TargetSpec> targets) {
    faults.when(targets.size() > TARGETS, path, D_93, "at most three targets");
    for (int i = 0; i < targets.size(); i++) {
      if (targets.get(i).kind() == TargetKind.TILE && targets.get(i).at().isEmpty()) {
        faults.add(path + "[" + i + "].at", D_93, "which tiles are meant");
      }
    }
  }

  private void abilities(
      String path, ImmutableList<Ability> abilities, Bearer bearer, boolean aboard) {
    for (int i = 0; i < abilities.size(); i++) {
      ability(path + ".abilities[" + i + "]", abilities.get(i), bearer, aboard);
    }
  }

  private void ability(String path, Ability ability, Bearer bearer, boolean aboard) {
    boolean triggered = ability.mode() == Mode.TRIGGERED;
    if (triggered != ability.trigger().isPresent()) {
      faults.add(path + ".trigger", D_87, "what sets it off, of triggered abilities alone");
    }
    boolean free = ability.costs().isEmpty() && ability.targets().isEmpty();
    if (triggered && !(free && !ability.usesAction())) {
      faults.add(path, D_87, "a triggered ability costs nothing and chooses nothing");
    }
    boolean gone = false;
    for (int i = 0; i < ability.costs().size(); i++) {
      Effect cost = ability.costs().get(i);
      boolean away = cost instanceof Effect.TrashThis || cost instanceof Effect.DiscardThis;
      boolean others = cost instanceof Effect.DiscardCommand hand && hand.who() == Who.OPPONENT;
      boolean unfit = others || away && gone || ability.prevents() && !away;
      if (unfit || !COSTS.contains(cost.getClass())) {
        faults.add(path + ".costs[" + i + "]", D_87, "not what such an ability can cost");
      }
      gone |= away;
    }
    targets(path + ".targets", ability.targets());
    boolean ship = aboard || ability.usesAction();
    if (!ship) {
      ability.when().ifPresent(when -> conditions.ofNoShip(path + ".when", when));
    }
    Where where = new Where(Timing.MAIN, ability.targets(), bearer, ship, NONE);
    effects(path + ".costs", ability.costs(), where);
    if (ability.prevents()) {
      prevention(path, ability);
    } else {
      effects(path + ".effects", ability.effects(), where);
    }
  }

  /** It is used when damage is dealt, and does nothing else (section 1.4). */
  private void prevention(String path, Ability ability) {
    boolean alone = ability.mode() == Mode.ACTIVATED && !ability.usesAction();
    if (!alone || !ability.targets().isEmpty()) {
      faults.add(path, CRD_02, "what prevents damage is no action, and chooses nothing");
    }
    for (int i = 0; i < ability.effects().size(); i++) {
      String each = path + ".effects[" + i + "]";
      if (!(ability.effects().get(i) instanceof Effect.PreventDamage)) {
        faults.add(each, CRD_02, "what prevents damage does nothing else");
      }
      numbers.effect(each, ability.effects().get(i));
    }
  }

  private void effects(String path, ImmutableList<Effect> effects, Where where) {
    for (int i = 0; i < effects.size(); i++) {
      effect(path + "[" + i + "]", effects.get(i), where);
    }
  }

  private void effect(String path, Effect effect, Where where) {
    boolean inTestsAlone = IN_TESTS_ALONE.contains(effect.getClass());
    boolean fits =
        switch (where.timing()) {
          case TEST -> inTestsAlone || effect instanceof Effect.Impose;
          case RESPONSE -> effect instanceof Effect.CancelCard;
          case MAIN -> !inTestsAlone;
        };
    faults.when(!fits, path, CRD_02, "this word means nothing here");
    boolean elsewhere = effect instanceof Effect.GainAsCargo && where.bearer() != Bearer.ENCOUNTER;
    if (elsewhere || ABOUT_THIS.contains(effect.getClass()) && where.bearer() == Bearer.PIECE) {
      faults.add(path, CRD_02, "this is no card that can be laid there");
    }
    if (fits && !where.subject() && !free(effect)) {
      faults.add(path, CRD_02, "there is no ship and no tile that this word is about");
    }
    aim(path, effect, where);
    numbers.effect(path, effect);
    if (effect instanceof Effect.Choose choose && choose.options().isEmpty()) {
      faults.add(path + ".options", CRD_02, "something to choose from");
    }
    if (effect instanceof Effect.Impose impose) {
      numbers.ofShip(path + ".standing", impose.standing());
      if ((impose.until() == Until.THIS_TEST) != (where.timing() == Timing.TEST)) {
        faults.add(path + ".until", CRD_02, "for a test in a test, and longer elsewhere");
      }
      if (where.timing() == Timing.TEST && !COUNTED.contains(impose.standing().getClass())) {
        faults.add(path + ".standing", CRD_02, "for a test a rating or the die is changed");
      }
    }
    int target = effect instanceof Effect.OnTarget on ? on.target() : NONE;
    inner(path, effect, effect instanceof Effect.Leading ? where.about(target) : where);
  }

  /** The words within a word, each list by its name in the file. */
  private void inner(String path, Effect effect, Where where) {
    if (effect instanceof Effect.Tested test) {
      effects(path + ".onPass", test.onPass(), where);
      effects(path + ".onFail", test.onFail(), where);
    } else if (effect instanceof Effect.Leading leading) {
      effects(path + ".effects", leading.effects(), where);
    } else if (effect instanceof Effect.If either) {
      if (!where.subject()) {
        conditions.ofNoShip(path + ".when", either.when());
      }
      effects(path + ".then", either.then(), where);
      effects(path + ".otherwise", either.otherwise(), where);
    } else if (effect instanceof Effect.Choose choose) {
      for (int i = 0; i < choose.options().size(); i++) {
        effects(path + ".options[" + i + "].effects", choose.options().get(i).effects(), where);
      }
    } else {
      verify(effect.lists().isEmpty(), "nothing names the lists of %s", effect);
    }
  }

  private static boolean free(Effect effect) {
    return FREE.contains(effect.getClass())
        || IN_TESTS_ALONE.contains(effect.getClass())
        || ABOUT_THIS.contains(effect.getClass())
        || effect instanceof Effect.ForEach each && each.each() == Each.OWN_SHIPS;
  }

  private void aim(String path, Effect effect, Where where) {
    boolean first = !where.targets().isEmpty() && where.targets().get(0).kind() == TargetKind.SHIP;
    boolean aimed = true;
    if (effect instanceof Effect.OnTarget on) {
      aimed = on.target() >= 0 && on.target() < where.targets().size();
    } else if (effect instanceof Effect.OpposedTest
        || effect instanceof Effect.TakeCargo
        || effect instanceof Effect.GiveCargo) {
      aimed = first && where.target() != 0; // no ship is its own opponent
    } else if (effect instanceof Effect.CaptureCrew) {
      aimed = where.aims(TargetKind.CARD);
    } else if (effect instanceof Effect.RevealToken) {
      aimed = where.aims(TargetKind.TOKEN);
    } else if (effect instanceof Effect.MoveShip move && move.to() == Destination.CHOSEN) {
      aimed = where.aims(TargetKind.TILE);
    } else if (effect instanceof Effect.PlaceSystemToken token && token.system().isEmpty()) {
      aimed = where.aims(TargetKind.SYSTEM);
    }
    faults.when(!aimed, path, D_93, "there is no such target");
  }
}
