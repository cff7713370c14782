package io.stardeck.sfbf.internal.text;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.card.Race;
import io.stardeck.sfbf.event.AttackEvent.CounterPlayed;
import io.stardeck.sfbf.event.AttackEvent.DamageDealt;
import io.stardeck.sfbf.event.AttackEvent.DefencePlayed;
import io.stardeck.sfbf.event.AttackEvent.DieRolled;
import io.stardeck.sfbf.event.AttackEvent.FireOpened;
import io.stardeck.sfbf.event.AttackEvent.FireSupported;
import io.stardeck.sfbf.event.AttackEvent.FlotillaDestroyed;
import io.stardeck.sfbf.event.AttackEvent.ReactionPlayed;
import io.stardeck.sfbf.event.AttackEvent.SquadronLost;
import io.stardeck.sfbf.event.BattleForceEvent;
import io.stardeck.sfbf.event.CardEvent.CardDiscarded;
import io.stardeck.sfbf.event.CardEvent.CardDrawn;
import io.stardeck.sfbf.event.CardEvent.CardStashed;
import io.stardeck.sfbf.event.CardEvent.CardsRedrawn;
import io.stardeck.sfbf.event.CardEvent.CeasefirePlayed;
import io.stardeck.sfbf.event.CardEvent.DeckReshuffled;
import io.stardeck.sfbf.event.SetupEvent.FleetChosen;
import io.stardeck.sfbf.event.SetupEvent.OrderCardDealt;
import io.stardeck.sfbf.event.SetupEvent.OrderNumberCalled;
import io.stardeck.sfbf.event.SetupEvent.RacePicked;
import io.stardeck.sfbf.event.SetupEvent.SetupRevealed;
import io.stardeck.sfbf.event.SetupEvent.ShipDrafted;
import io.stardeck.sfbf.event.SetupEvent.ShipsDealt;
import io.stardeck.sfbf.event.ShipEvent.BoxDamaged;
import io.stardeck.sfbf.event.ShipEvent.DeviceOff;
import io.stardeck.sfbf.event.ShipEvent.DeviceOn;
import io.stardeck.sfbf.event.ShipEvent.ForcedAdvance;
import io.stardeck.sfbf.event.ShipEvent.ShipCaptured;
import io.stardeck.sfbf.event.ShipEvent.ShipDestroyed;
import io.stardeck.sfbf.event.ShipEvent.ShipMoved;
import io.stardeck.sfbf.event.ShipEvent.ShipReinforced;
import io.stardeck.sfbf.event.ShipEvent.ShipRepaired;
import io.stardeck.sfbf.event.Source;
import io.stardeck.sfbf.event.TurnEvent.Passed;
import io.stardeck.sfbf.event.TurnEvent.PlayerBack;
import io.stardeck.sfbf.event.TurnEvent.PlayerOut;
import io.stardeck.sfbf.event.TurnEvent.SecondFormationBegan;
import io.stardeck.sfbf.event.TurnEvent.TurnBegan;
import io.stardeck.sfbf.event.TurnEvent.TurnEnded;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.state.Effect;
import io.stardeck.sfbf.state.Fire;
import io.stardeck.sfbf.state.Row;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Each event, in the words in which players read it. */
final class EventTextTest {
  private static final Names NAMES =
      new Names(Given.advanced(2).screen(ONE, "rom-we").scene().state().table());

  @Test
  void theSetUpIsTold() {
    told(new RacePicked(TWO, Race.GORN), "seat 2 plays the Gorn Confederation");
    told(new ShipDrafted(ONE, ship("fed-ff")), "seat 1 drafts FF Guderian");
    told(
        new ShipsDealt(TWO, ImmutableList.of(ship("fed-ff"), ship("kli-d7"))),
        "seat 2 is dealt FF Guderian, D7 Destruction");
    told(new FleetChosen(TWO, 4), "seat 2 has a fleet of 4 ships");
    told(
        new SetupRevealed(
            ONE, ImmutableList.of(ship("fed-ff")), ImmutableList.of(ship("kli-d7")), 2),
        "seat 1 shows Screen: FF Guderian; Main Body: D7 Destruction; 2 ships in the Reserve");
    told(
        new SetupRevealed(ONE, ImmutableList.of(ship("fed-ff")), ImmutableList.of(), 0),
        "seat 1 shows Screen: FF Guderian; Main Body: none; 0 ships in the Reserve");
    told(new OrderCardDealt(ONE, 3), "seat 1 is dealt order card 3");
    told(new OrderNumberCalled(4, TWO), "Number 4: seat 2");
    told(new OrderNumberCalled(5, Seat.SPECTATOR), "Number 5: nobody");
  }

  @Test
  void cardsOnTheirWayAreToldToThoseWhoMayKnowThemByName() {
    Optional<CardId> shields = Optional.of(card("rs-1"));
    told(
        new CardDrawn(ONE, Source.STARBASE, shields),
        "seat 1 takes Reinforce Shields 3 from the Starbase");
    told(
        new CardDrawn(ONE, Source.DISCARD, shields),
        "seat 1 takes Reinforce Shields 3 from the discard pile");
    told(
        new CardDrawn(ONE, Source.RESERVE, Optional.empty()),
        "seat 1 takes a card from the reserve");
    told(new CardStashed(TWO, shields), "Reinforce Shields 3 goes to the reserve of seat 2");
    told(new CardStashed(TWO, Optional.empty()), "A card goes to the reserve of seat 2");
    told(new CardDiscarded(TWO, card("rs-1")), "Reinforce Shields 3 is discarded");
    told(new CardsRedrawn(TWO, 2), "seat 2 exchanges 2 cards");
    told(new DeckReshuffled(true, 7), "The ship deck is shuffled anew: 7 ships");
    told(new DeckReshuffled(false, 7), "The Starbase is shuffled anew: 7 cards");
    told(new CeasefirePlayed(TWO), "seat 2 brings an Organian Ceasefire");
  }

  @Test
  void whatHappensToShipsIsTold() {
    told(new ShipRepaired(ONE, ship("fed-ff"), 2), "2 damage of FF Guderian is repaired");
    told(new ShipReinforced(ONE, Optional.of(ship("fed-ff"))), "seat 1 gets FF Guderian");
    told(new ShipReinforced(ONE, Optional.empty()), "seat 1 gets a ship, face down");
    told(
        new ShipMoved(ONE, ship("fed-ff"), Row.MAIN, Row.RESERVE),
        "FF Guderian moves from the Main Body to the Reserve");
    told(
        new ShipMoved(ONE, ship("fed-ff"), Row.SCREEN, Row.SCREEN),
        "FF Guderian moves to the right end of the Screen");
    told(new ForcedAdvance(TWO), "The Main Body of seat 2 advances to the Screen");
    told(new DeviceOn(ONE, ship("rom-we")), "WE War Eagle's cloak is on");
    told(new DeviceOff(ONE, ship("tho-cw")), "CW Baron's web is off");
    told(new BoxDamaged(ship("fed-ff"), BoxType.PHO), "FF Guderian's PHO box is hit");
    told(
        new ShipDestroyed(TWO, ship("fed-ff"), Optional.of(ONE)),
        "FF Guderian of seat 2 is destroyed, a trophy of seat 1");
    told(
        new ShipDestroyed(TWO, ship("fed-ff"), Optional.empty()),
        "FF Guderian of seat 2 is destroyed; it goes to the bottom of the ship deck");
    told(
        new ShipCaptured(TWO, ONE, ship("kli-d7")),
        "D7 Destruction of seat 2 is captured by seat 1");
  }

  @Test
  void attackAndDefenceAreTold() {
    told(
        new CounterPlayed(ONE, card("prt-1"), Effect.WEASEL),
        "seat 1 cancels the Wild Weasel with Prime Team");
    told(
        new CounterPlayed(ONE, card("eccm-1"), Effect.ERRATIC),
        "seat 1 cancels the Erratic Maneuvers with ECCM");
    told(
        new CounterPlayed(ONE, card("prt-1"), Effect.WEB),
        "seat 1 cancels the web with Prime Team");
    told(
        new CounterPlayed(ONE, card("prt-1"), Effect.CLOAK),
        "seat 1 cancels the cloak with Prime Team");
    told(
        new DefencePlayed(TWO, card("rs-1"), Optional.empty()), "seat 2 plays Reinforce Shields 3");
    told(
        new DefencePlayed(TWO, card("tb-1"), Optional.of(card("drn-5-1"))),
        "seat 2 plays Tractor Beam against Drone 5");
    told(
        new ReactionPlayed(ONE, card("eccm-1"), Optional.of(card("ecm-4")), true),
        "seat 1 answers ECM 4 with ECCM: cancelled");
    told(
        new ReactionPlayed(ONE, card("prt-1"), Optional.empty(), false),
        "seat 1 answers the defence with Prime Team: +1");
    told(
        new FireOpened(
            new Fire(TWO, ship("fed-ff"), card("pho-6-1"), BoxSet.empty(), ImmutableList.of())),
        "FF Guderian fires Photon torpedo 6");
    told(
        new FireSupported(TWO, card("gun"), card("pho-6-1")),
        "Legendary Gunner is added to Photon torpedo 6");
    told(new DieRolled(TWO, 5), "seat 2 rolls 5");
    told(new DamageDealt(ship("fed-ff"), 3), "FF Guderian takes 3 damage");
    told(new FlotillaDestroyed(TWO), "The PF flotilla of seat 2 is gone");
    told(new SquadronLost(ship("kli-cv"), 2), "CV Swarmer loses 2 squadrons");
  }

  @Test
  void turnsAreTold() {
    told(new TurnBegan(TWO, 7), "Game turn 7, seat 2");
    told(new TurnEnded(TWO), "seat 2 ends the turn");
    told(new SecondFormationBegan(TWO), "seat 2 changes the formation once more");
    told(new Passed(TWO), "seat 2 passes");
    told(new PlayerOut(TWO), "seat 2 has no ships left");
    told(new PlayerBack(TWO), "seat 2 has a ship again");
  }

  private static void told(BattleForceEvent event, String sentence) {
    assertThat(EventText.of(NAMES, event)).isEqualTo(sentence);
  }
}
