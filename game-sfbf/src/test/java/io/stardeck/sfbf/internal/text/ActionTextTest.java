package io.stardeck.sfbf.internal.text;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.sfbf.action.ActivateDevice;
import io.stardeck.sfbf.action.AddCancel;
import io.stardeck.sfbf.action.AddCounter;
import io.stardeck.sfbf.action.AddPlanetFighters;
import io.stardeck.sfbf.action.AddPlusOne;
import io.stardeck.sfbf.action.AddSupport;
import io.stardeck.sfbf.action.AddWeapon;
import io.stardeck.sfbf.action.AimAt;
import io.stardeck.sfbf.action.Allocate;
import io.stardeck.sfbf.action.AnswerDefence;
import io.stardeck.sfbf.action.AnswerMutiny;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.BeginAttack;
import io.stardeck.sfbf.action.BeginFighters;
import io.stardeck.sfbf.action.BeginMutiny;
import io.stardeck.sfbf.action.BeginPlanetFighters;
import io.stardeck.sfbf.action.BeginRedraw;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.ControlDamage;
import io.stardeck.sfbf.action.DiscardOne;
import io.stardeck.sfbf.action.DraftShip;
import io.stardeck.sfbf.action.DrawDiscardTop;
import io.stardeck.sfbf.action.DrawStarbase;
import io.stardeck.sfbf.action.DrawTwoEmpty;
import io.stardeck.sfbf.action.DropCloak;
import io.stardeck.sfbf.action.EndDraw;
import io.stardeck.sfbf.action.EndFormation;
import io.stardeck.sfbf.action.EndRepair;
import io.stardeck.sfbf.action.EndTurn;
import io.stardeck.sfbf.action.FireAtFighters;
import io.stardeck.sfbf.action.GiveToAlly;
import io.stardeck.sfbf.action.Intercept;
import io.stardeck.sfbf.action.MarkCard;
import io.stardeck.sfbf.action.MoveShip;
import io.stardeck.sfbf.action.NameDuelShip;
import io.stardeck.sfbf.action.NameFlotillaTarget;
import io.stardeck.sfbf.action.PassAttack;
import io.stardeck.sfbf.action.PassDefence;
import io.stardeck.sfbf.action.PassFire;
import io.stardeck.sfbf.action.PassIntercept;
import io.stardeck.sfbf.action.PassMutiny;
import io.stardeck.sfbf.action.PassReaction;
import io.stardeck.sfbf.action.PickRace;
import io.stardeck.sfbf.action.PlaceShip;
import io.stardeck.sfbf.action.PlayCeasefire;
import io.stardeck.sfbf.action.PlayDefence;
import io.stardeck.sfbf.action.PlayFlotilla;
import io.stardeck.sfbf.action.PlayReaction;
import io.stardeck.sfbf.action.PlayReinforcements;
import io.stardeck.sfbf.action.PlayRepair;
import io.stardeck.sfbf.action.PreActivate;
import io.stardeck.sfbf.action.PutOnPile;
import io.stardeck.sfbf.action.ReactionMode;
import io.stardeck.sfbf.action.RepairBox;
import io.stardeck.sfbf.action.SecondFormation;
import io.stardeck.sfbf.action.SkipDevice;
import io.stardeck.sfbf.action.StashDiscard;
import io.stardeck.sfbf.action.StashDrawn;
import io.stardeck.sfbf.action.SupportFire;
import io.stardeck.sfbf.action.TakeReserve;
import io.stardeck.sfbf.action.TakeReserveEmpty;
import io.stardeck.sfbf.action.TakeShip;
import io.stardeck.sfbf.action.Withdraw;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.card.Race;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.state.Effect;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.ShipId;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Each action, in the words in which a player chooses it. */
final class ActionTextTest {
  private static final Names NAMES =
      new Names(Given.advanced(2).screen(ONE, "rom-we").scene().state().table());
  private static final ShipId FRIGATE = ship("fed-ff");
  private static final CardId SHIELDS = card("rs-1");
  private static final CardId TEAM = card("prt-1");
  private static final CardId PHASER = card("ph1-4-1");
  private static final CardId DRONE = card("drn-5-1");

  @Test
  void theSetUpIsOffered() {
    String facts = "FF Guderian (3 points, 3 boxes: PHO PH2 H)";
    offered(new TakeShip(ONE, FRIGATE), "take " + facts);
    offered(new DraftShip(ONE, FRIGATE), "draft " + facts);
    offered(
        new DraftShip(ONE, ship("rom-we")),
        "draft WE War Eagle (6 points, 6 boxes: PLR PH1 PH1 H H H, cloak)");
    offered(new PickRace(ONE, Race.ORION), "pick the race Orion Pirates");
    offered(new MarkCard(ONE, SHIELDS), "mark Reinforce Shields 3");
    offered(new PlaceShip(ONE, FRIGATE, Row.MAIN), "place FF Guderian in the Main Body");
    offered(new Commit(ONE), "commit");
    offered(new Withdraw(ONE), "withdraw");
    offered(new PreActivate(ONE, ship("tho-cw")), "switch on the web of CW Baron");
    offered(new SkipDevice(ONE), "switch nothing on");
    offered(new NameDuelShip(ONE, FRIGATE), "fight the duel with FF Guderian");
  }

  @Test
  void theFirstThreePhasesAreOffered() {
    offered(new DrawStarbase(ONE), "draw a card");
    offered(new StashDrawn(ONE), "put the card just drawn into the reserve");
    offered(new TakeReserve(ONE, SHIELDS), "take Reinforce Shields 3 from the reserve");
    offered(new DrawDiscardTop(ONE), "take the top of the discard pile");
    offered(new EndDraw(ONE), "end the draw phase");
    offered(new PlayRepair(ONE, card("dc-2"), FRIGATE), "play Damage Control 2 on FF Guderian");
    offered(new RepairBox(ONE, BoxType.PHO), "repair a PHO box");
    offered(
        new ControlDamage(ONE, FRIGATE, Optional.of(BoxType.PHO)),
        "repair a PHO box of FF Guderian without a card");
    offered(
        new ControlDamage(ONE, FRIGATE, Optional.empty()),
        "repair 1 damage of FF Guderian without a card");
    offered(new EndRepair(ONE), "end the repair phase");
    offered(new PlayReinforcements(ONE, card("rei-1")), "play Reinforcements");
    offered(new DropCloak(ONE, ship("rom-we")), "switch off the cloak of WE War Eagle");
    offered(new MoveShip(ONE, FRIGATE, Row.RESERVE), "move FF Guderian to the Reserve");
    offered(new ActivateDevice(ONE, ship("rom-we")), "switch on the cloak of WE War Eagle");
    offered(new EndFormation(ONE), "end the formation change");
  }

  @Test
  void attacksAreOffered() {
    offered(new BeginAttack(ONE, FRIGATE), "attack with FF Guderian");
    offered(new BeginFighters(ONE, ship("kli-cv"), 2), "launch 2 squadrons from CV Swarmer");
    offered(new BeginPlanetFighters(ONE, card("pbf-1")), "attack with Planet-Based Fighters");
    offered(new AddPlanetFighters(ONE, card("pbf-2")), "add Planet-Based Fighters");
    offered(new BeginMutiny(ONE, card("mut")), "play Klingon Mutiny");
    offered(new AimAt(ONE, FRIGATE), "aim at FF Guderian");
    offered(new AddCounter(ONE, TEAM, Effect.WEASEL), "cancel the Wild Weasel with Prime Team");
    offered(new AddWeapon(ONE, PHASER, BoxType.PH1), "fire Phaser-1 4 from a PH1 box");
    offered(new AddSupport(ONE, card("gun"), PHASER), "add Legendary Gunner to Phaser-1 4");
    offered(new AddPlusOne(ONE, TEAM), "add Prime Team for +1");
    offered(new PlayFlotilla(ONE, card("pff")), "play PF Flotilla");
    offered(new NameFlotillaTarget(ONE, FRIGATE), "aim the flotilla at FF Guderian");
    offered(new PlayReaction(ONE, card("eccm-1"), ReactionMode.CANCEL), "cancel it with ECCM");
    offered(new PlayReaction(ONE, TEAM, ReactionMode.PLUS_ONE), "play Prime Team for +1");
    offered(
        new AnswerDefence(ONE, TEAM, Optional.of(Effect.WEB)), "play Prime Team against the web");
    offered(new AnswerDefence(ONE, TEAM, Optional.empty()), "play Prime Team for +1");
    offered(new PassReaction(ONE), "let it stand");
  }

  @Test
  void whatElsePhasesFourAndFiveHoldIsOffered() {
    offered(new BeginRedraw(ONE), "redraw cards");
    offered(new PlayCeasefire(ONE, card("org")), "play Organian Ceasefire");
    offered(new SecondFormation(ONE), "change the formation again instead of attacking");
    offered(new PassAttack(ONE), "make no attack");
    offered(new PutOnPile(ONE, SHIELDS), "put Reinforce Shields 3 on the discard pile next");
    offered(new DiscardOne(ONE, SHIELDS), "discard Reinforce Shields 3");
    offered(new StashDiscard(ONE, SHIELDS), "put Reinforce Shields 3 into the reserve");
    offered(
        new GiveToAlly(ONE, SHIELDS, TWO), "put Reinforce Shields 3 into the reserve of seat 2");
    offered(new EndTurn(ONE), "end the turn");
  }

  @Test
  void defencesAreOffered() {
    offered(
        new PlayDefence(TWO, SHIELDS, Optional.empty(), Optional.empty()),
        "play Reinforce Shields 3");
    offered(
        new PlayDefence(TWO, PHASER, Optional.of(BoxType.PH1), Optional.of(DRONE)),
        "play Phaser-1 4 from a PH1 box at Drone 5");
    offered(
        new AddCancel(TWO, card("scp-1"), card("drn-3-1"), DRONE),
        "add Scatterpack to Drone 3, at Drone 5");
    offered(new PassDefence(TWO), "end the defence");
    offered(
        new FireAtFighters(TWO, FRIGATE, PHASER, Optional.of(BoxType.PH2)),
        "fire Phaser-1 4 from FF Guderian, PH2 box");
    offered(
        new FireAtFighters(TWO, FRIGATE, PHASER, Optional.empty()),
        "fire Phaser-1 4 from FF Guderian");
    offered(new SupportFire(TWO, card("scp-1"), DRONE), "add Scatterpack to Drone 5");
    offered(new PassFire(TWO), "end the fire");
    offered(new Intercept(TWO, FRIGATE, PHASER), "fire Phaser-1 4 from FF Guderian");
    offered(new PassIntercept(TWO), "end the interception");
    offered(new AnswerMutiny(TWO, TEAM), "play Prime Team for -1");
    offered(new PassMutiny(TWO), "let the die be rolled");
    offered(new Allocate(TWO, BoxType.HULL), "lay a damage on a HULL box");
    offered(new TakeReserveEmpty(TWO, SHIELDS), "take Reinforce Shields 3 from the reserve");
    offered(new DrawTwoEmpty(TWO), "draw two cards");
  }

  private static void offered(BattleForceAction action, String words) {
    assertThat(ActionText.of(NAMES, action)).isEqualTo(words);
  }
}
