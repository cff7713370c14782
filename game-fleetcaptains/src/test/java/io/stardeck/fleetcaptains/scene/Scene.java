package io.stardeck.fleetcaptains.scene;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.SetupAction;
import io.stardeck.fleetcaptains.card.ComponentSet;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.config.FleetConfig;
import io.stardeck.fleetcaptains.config.ImmutableFleetConfig;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.step.Tokens;
import io.stardeck.fleetcaptains.internal.step.Turns;
import io.stardeck.fleetcaptains.state.Control;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.ImmutableCaptain;
import io.stardeck.fleetcaptains.state.ImmutableShip;
import io.stardeck.fleetcaptains.state.ImmutableTable;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.TestStage;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * A table as a test wants it, in the Federation's first turn. Fleets are as drawn until {@link
 * #fleet} names them; ships begin at their posts, white, on their first setting.
 */
public final class Scene extends Shown {
  /** The Federation's player. */
  public static final Seat FED = Seat.of(1);

  /** The Klingons' player. */
  public static final Seat KLI = Seat.of(2);

  private static final RuleId CLK_04 = RuleId.of("FC-CLK-04");

  private Scene(FleetState state) {
    super(state);
  }

  /** A standard game. */
  public static Scene standard() {
    return of(Fixture.plain());
  }

  /** That state, to go on from. */
  public static Scene of(FleetState state) {
    return new Scene(state);
  }

  /** A game with another set. */
  public static Scene of(ComponentSet set) {
    return of(set, builder -> builder);
  }

  /** A game with another set and configuration, and those subdecks among the chosen ones. */
  public static Scene of(
      ComponentSet set, UnaryOperator<ImmutableFleetConfig.Builder> config, String... subdecks) {
    FleetConfig chosen =
        config
            .apply(FleetConfig.builder().components(set).startFaction(Faction.FEDERATION))
            .build();
    FleetState state = GAME.setup(chosen, Chance.seeded("scene")).state();
    while (!(state.top() instanceof FleetFrame.Turn)) {
      ImmutableList<FleetAction> legal = GAME.legalActions(state, GAME.toAct(state).get(0));
      state = GAME.next(state, wanted(set, legal, ImmutableSet.copyOf(subdecks)));
    }
    return new Scene(state);
  }

  private static FleetAction wanted(
      ComponentSet set, ImmutableList<FleetAction> legal, ImmutableSet<String> subdecks) {
    for (FleetAction action : legal) {
      if (action instanceof SetupAction.ChooseSubdeck choose
          && subdecks.contains(set.subdeck(choose.subdeck()).id())) {
        return action;
      }
    }
    return legal.get(0);
  }

  /** Any change of the state. */
  public Scene change(Consumer<Play<FleetState>> change) {
    Play<FleetState> play = Play.silent(state);
    change.accept(play);
    state = play.state();
    return this;
  }

  /** A changed table. */
  public Scene table(UnaryOperator<ImmutableTable> change) {
    return change(play -> Tables.change(play, change));
  }

  /** A changed captain. */
  public Scene captain(Seat seat, UnaryOperator<ImmutableCaptain> change) {
    return change(play -> Tables.captain(play, seat, change));
  }

  /** A changed ship. */
  public Scene ship(String id, UnaryOperator<ImmutableShip> change) {
    return change(play -> Tables.ship(play, card(id), change));
  }

  /** Just those ships, at the post; the others of the faction are the reserve. */
  public Scene fleet(Seat seat, String... ships) {
    return change(play -> Laying.fleet(play, seat, cards(ships)));
  }

  /** A ship in that space, where it was when the turn began. */
  public Scene at(String id, int q, int r) {
    int space = space(q, r);
    ship(id, ship -> ship.withAt(space).withStart(space));
    for (Seat seat : Seat.first(table().players())) {
      for (Ship each : table().captain(seat).fleet()) {
        boolean contested = !each.cloaked() && table().hasEnemy(seat, each.at());
        change(play -> Tables.ship(play, each.card(), ship -> ship.withContested(contested)));
      }
    }
    return this;
  }

  /** A ship on a setting with just those ratings (-1 is D) at its alert level. */
  public Scene dial(String id, int weapons, int sensors, int engines, int shields) {
    Ship ship = ship(id);
    var settings = table().def(ship).settings(ship.alert());
    for (int i = 0; i < settings.size(); i++) {
      var each = settings.get(i);
      if (each.weapons() == weapons
          && each.sensors() == sensors
          && each.engines() == engines
          && each.shields() == shields) {
        int setting = i;
        return ship(id, now -> now.withSetting(setting));
      }
    }
    throw new IllegalArgumentException(id + " has no such setting at " + ship.alert());
  }

  /** A ship cloaked under a token where it is; the number of the token is the newest. */
  public Scene cloaked(String id) {
    Ship ship = ship(id);
    Seat seat = table().owner(ship.card());
    int blue = 0;
    while (!table().def(ship).settings(ship.alert()).get(blue).cloaked()) {
      blue++;
    }
    int setting = blue;
    change(
        play -> {
          Tables.ship(play, ship.card(), now -> now.withSetting(setting).withCloaked(true));
          Tokens.place(play, seat, ship.card(), ship.at(), CLK_04);
          Tables.ship(play, ship.card(), now -> now.withAt(-1));
        });
    return this;
  }

  /** An echo of that player in that space. */
  public Scene echo(Seat seat, int q, int r) {
    for (CardId echo : table().set().echoes(table().faction(seat))) {
      if (state.zones().cards(Places.OPEN).contains(echo)) {
        return change(play -> Tokens.place(play, seat, echo, space(q, r), CLK_04));
      }
    }
    throw new IllegalStateException("no echo is left");
  }

  /** That location face up there, explored by that player. */
  public Scene tile(int q, int r, String location, Seat by) {
    hidden(q, r, location);
    return change(play -> Laying.turnUp(play, space(q, r), card(location), by));
  }

  /** That location face down there. */
  public Scene hidden(int q, int r, String location) {
    return change(play -> Laying.tile(play, space(q, r), card(location)));
  }

  /** Control tokens of a player in a tile. */
  public Scene control(int q, int r, Seat seat, int count) {
    Control control = new Control(table().faction(seat), count);
    return change(play -> Tables.tile(play, space(q, r), tile -> tile.withControl(control)));
  }

  /** An installation in a tile. */
  public Scene installation(int q, int r, InstallationKind kind) {
    return change(play -> Tables.tile(play, space(q, r), tile -> tile.withInstallation(kind)));
  }

  /** Just those cards in the hand; the others go under the deck. */
  public Scene hand(Seat seat, String... cards) {
    return change(play -> Laying.hand(play, seat, cards(cards)));
  }

  /** That card on top of the command deck, the encounter deck or the mission deck it lies in. */
  public Scene onTop(String id) {
    return change(play -> Laying.onTop(play, card(id)));
  }

  /** Crew aboard a ship. */
  public Scene crew(String ship, String... cards) {
    cards(cards).forEach(card -> change(play -> Laying.move(play, card, Places.OPEN)));
    return ship(ship, now -> now.withCrew(Lists.plusAll(now.crew(), cards(cards))));
  }

  /** Cargo aboard a ship: encounters, captives. */
  public Scene cargo(String ship, String... cards) {
    cards(cards).forEach(card -> change(play -> Laying.move(play, card, Places.OPEN)));
    return ship(ship, now -> now.withCargo(Lists.plusAll(now.cargo(), cards(cards))));
  }

  /** Just those active missions; the others go under the mission deck. */
  public Scene missions(Seat seat, String... missions) {
    return change(play -> Laying.missions(play, seat, cards(missions)));
  }

  /** The turn of that player begins. */
  public Scene turnOf(Seat seat) {
    return change(
        play -> {
          play.pop();
          Turns.begin(play, seat);
        });
  }

  /** A card is played without a ship; a response that may come is passed. */
  public Scene play(Seat seat, String card) {
    return play(seat, card, 0, Optional.empty());
  }

  /** A card is played on a ship or by it. */
  public Scene playWithShip(Seat seat, String card, String ship) {
    return play(seat, card, 0, Optional.of(card(ship)));
  }

  /** A face of a card is played; a response that may come is passed. */
  public Scene play(Seat seat, String card, int face, Optional<CardId> ship) {
    apply(new FreeAction.PlayCommand(seat, card(card), face, ship));
    return asks(FleetFrame.Response.class) ? apply(new Answer.PassResponse(decider())) : this;
  }

  /** Both players play no card in the test that is under way, and the dice are rolled. */
  public Scene passTest() {
    while (asks(FleetFrame.Test.class)) {
      FleetFrame.Test test = (FleetFrame.Test) state.top();
      boolean dice = test.stage() == TestStage.BEFORE_DICE;
      apply(dice ? new Answer.ProceedToDice(decider()) : new Answer.PassTestCard(decider()));
    }
    return this;
  }

  /** The next draws: dice by their faces. */
  public Scene dice(Integer... draws) {
    state = state.withChance(state.chance().scripted(List.of(draws)));
    return this;
  }

  /** What is done has to be legal, and offered. */
  public Scene apply(FleetAction action) {
    assertThat(refused(action)).as(action.toString()).isEmpty();
    assertThat(legal(action.actor())).as("offered").contains(action);
    Ruling<FleetState> ruling = GAME.apply(state, action);
    events = ((Ruling.Accepted<FleetState>) ruling).events();
    state = ruling.state();
    return this;
  }

  /** Those things one after the other. */
  public Scene apply(FleetAction... actions) {
    for (FleetAction action : actions) {
      apply(action);
    }
    return this;
  }
}
