package io.stardeck.stccg.oracle;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.card.ArtifactDef;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.CardSets;
import io.stardeck.stccg.card.DilemmaDef;
import io.stardeck.stccg.card.EventDef;
import io.stardeck.stccg.card.MissionDef;
import io.stardeck.stccg.card.PersonnelDef;
import io.stardeck.stccg.card.ShipDef;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.ArtifactUse;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.card.fact.DilemmaType;
import io.stardeck.stccg.card.fact.EventPlace;
import io.stardeck.stccg.card.fact.MissionType;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;

/** Two fleets with full crews and teams at a few places, and what they do to each other. */
final class Skirmish {
  private static final StccgGame GAME = new StccgGame();
  private static final int DECISIONS = 160;
  private static final int PLACES = 4;
  private static final ImmutableList<String> OUTPOSTS = ImmutableList.of("104", "105", "106");

  private final Random random;
  private final Scene scene = Scene.laid();
  private final List<CardDef> cards = new ArrayList<>(CardSets.premiere().cards());
  private final List<MissionDef> missions = new ArrayList<>();

  private Skirmish(long seed) {
    this.random = new Random(seed);
    Collections.shuffle(cards, random);
  }

  /** The position that a number stands for. */
  static StccgState at(long seed) {
    return new Skirmish(seed).laid();
  }

  /** What comes of a position, by moves of which each kind is as likely as any other. */
  static void play(StccgState start, long seed, Reckoning reckoning) {
    StccgState state = start;
    Chance chance = Chance.seeded("skirmish " + seed);
    Eager bot = new Eager();
    for (int i = 0; i < DECISIONS && GAME.outcome(state).isEmpty(); i++) {
      Seat seat = GAME.toAct(state).get(0);
      var drawn = chance.below(Integer.MAX_VALUE);
      chance = drawn.next();
      ImmutableList<StccgAction> legal = Action.answers(GAME.legalActions(state, seat));
      if (legal.isEmpty()) {
        throw new AssertionError(seat + " cannot do anything");
      }
      StccgAction action = bot.choose(GAME.view(state, seat), legal, chance);
      for (Seat other : GAME.invited(state)) {
        ImmutableList<StccgAction> free = Action.answers(GAME.legalActions(state, other));
        if (!free.isEmpty()) {
          action = bot.unasked(GAME.view(state, other), free, chance).orElse(action);
        }
      }
      Ruling<StccgState> ruling = GAME.apply(state, action);
      reckoning.decided(state, legal.size(), action, ruling.state(), ruling.events());
      state = ruling.state();
    }
  }

  private StccgState laid() {
    while (missions.size() < PLACES) {
      MissionDef mission = (MissionDef) any(def -> def instanceof MissionDef);
      missions.add(mission);
      scene.missions(mission.id());
    }
    for (int i = 0; i < PLACES; i++) {
      seeds(i);
    }
    for (Seat seat : ImmutableList.of(ONE, TWO)) {
      fleet(seat);
    }
    scene.orders(ONE);
    return scene.state();
  }

  /** A card that was not taken yet. */
  private CardDef any(Predicate<CardDef> which) {
    for (int i = 0; i < cards.size(); i++) {
      if (which.test(cards.get(i))) {
        return cards.remove(i);
      }
    }
    cards.addAll(CardSets.premiere().cards()); // all were taken: others like them
    Collections.shuffle(cards, random);
    return any(which);
  }

  private void seeds(int location) {
    MissionType type = missions.get(location).missionType();
    for (int i = random.nextInt(3); i > 0; i--) {
      CardDef card = any(def -> def instanceof DilemmaDef dilemma && fits(dilemma, type));
      scene.seeded(random.nextBoolean() ? ONE : TWO, location, card.id());
    }
  }

  private static boolean fits(DilemmaDef dilemma, MissionType type) {
    return dilemma.dilemmaType() == DilemmaType.DUAL
        || dilemma.dilemmaType().name().equals(type.name());
  }

  private void fleet(Seat seat) {
    Affiliation side = Affiliation.MAJOR.get(random.nextInt(3));
    int home = random.nextInt(PLACES);
    scene.outpost(seat, OUTPOSTS.get(side.ordinal()), home);
    for (int i = 0; i < 3; i++) {
      int where = random.nextInt(3) == 0 ? home : random.nextInt(PLACES);
      CardDef def = any(card -> card instanceof ShipDef ship && fits(ship.affiliation(), side));
      CardId ship = scene.ship(seat, def.id(), where);
      crew(seat, side, Host.ship(ship), 2 + random.nextInt(4));
      if (random.nextInt(4) == 0) {
        scene.damaged(ship);
      } else if (((ShipDef) def).cloak() && random.nextInt(4) == 0) {
        scene.with(ship, Skirmish::cloaked);
      }
      if (random.nextInt(2) == 0) {
        CardDef event = any(card -> at(card, EventPlace.SHIP) && !card.id().equals("080"));
        scene.lies(seat, event.id(), On.ship(ship));
      }
    }
    for (int i = 0; i < PLACES; i++) {
      if (missions.get(i).missionType() == MissionType.PLANET) {
        crew(seat, side, Host.team(i, seat), 1 + random.nextInt(4));
      }
    }
    if (random.nextBoolean()) {
      scene.lies(seat, any(card -> at(card, EventPlace.TABLE)).id(), On.table(seat));
    }
    for (int i = 0; i < 4; i++) {
      scene.hand(seat, any(card -> card.kind() == CardKind.INTERRUPT).id());
    }
  }

  private static Ship cloaked(Ship ship) {
    return ship.copy().withCloaked(true);
  }

  private static boolean fits(Affiliation its, Affiliation side) {
    return its == side || !its.major();
  }

  private static boolean at(CardDef card, EventPlace place) {
    return card instanceof EventDef event && event.event().place() == place;
  }

  private void crew(Seat seat, Affiliation side, Host host, int persons) {
    for (int i = 0; i < persons; i++) {
      CardDef card =
          any(
              def ->
                  def instanceof PersonnelDef person
                      && (!person.hologram() || host.kind() == HostKind.SHIP)
                      && fits(person.affiliation(), side));
      scene.person(seat, card.id(), host);
    }
    if (random.nextInt(3) == 0) {
      scene.gear(seat, any(Skirmish::tool).id(), host);
    }
  }

  private static boolean tool(CardDef def) {
    return def.kind() == CardKind.EQUIPMENT
        || def instanceof ArtifactDef artifact && artifact.use() == ArtifactUse.EQUIPMENT;
  }
}
