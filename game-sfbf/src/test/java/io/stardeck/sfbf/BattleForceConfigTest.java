package io.stardeck.sfbf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.json.FaultException;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.card.CardSets;
import io.stardeck.sfbf.card.Race;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.config.ImmutableBattleForceConfig;
import io.stardeck.sfbf.config.Level;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.config.PfStrength;
import io.stardeck.sfbf.config.TieBreak;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class BattleForceConfigTest {
  @Property
  void theSuggestedConfigurationCanBePlayed(@ForAll @IntRange(min = 1, max = 8) int players) {
    assertThat(BattleForceConfig.standard(players).violations()).isEmpty();
    assertThat(BattleForceConfig.standard(players).rows()).isTrue();
  }

  @Rule("BF-GEN-12")
  @Property
  void noOtherNumberOfPlayersCanPlay(@ForAll int players) {
    if (players < 1 || players > 8) {
      assertRefused(BattleForceConfig.builder().players(players), "players");
    }
  }

  @Rule("BF-GEN-12")
  @Test
  void onePlayerAlonePlaysSolitaire() {
    assertRefused(BattleForceConfig.builder().players(1), "players");
    assertRefused(BattleForceConfig.builder().players(2).solitaire(true), "solitaire");
  }

  @Rule({"BF-GEN-12", "BF-SET-13", "BF-D-61"})
  @Test
  void settingsStayInTheirRange() {
    assertRefused(of(2).maxGameTurns(0), "maxGameTurns");
    assertRefused(of(2).maxGameTurns(1001), "maxGameTurns");
    assertRefused(of(2).lastReshuffle(0), "lastReshuffle");
    assertRefused(of(2).trophiesToEnd(0), "trophiesToEnd");
    assertRefused(of(2).pointLimit(-1), "pointLimit");
    assertRefused(of(3).shipsPerPlayer(0), "shipsPerPlayer");
    assertRefused(of(3).shipsPerPlayer(11), "shipsPerPlayer");
    assertAccepted(of(3).shipsPerPlayer(10).maxGameTurns(1000).pointLimit(0));
    assertThat(of(2).build().maxGameTurns()).isEqualTo(200);
  }

  @Rule("BF-GEN-12")
  @Test
  void settingsAgreeWithEachOther() {
    assertRefused(of(2).fighters(false), "fighters");
    assertAccepted(of(2).level(Level.BASIC).fighters(false));
    assertRefused(of(7).pointLimit(65), "pointLimit");
    assertRefused(of(2).firstGame(true).shipsPerPlayer(5), "shipsPerPlayer");
    assertRefused(of(4).teams(ImmutableList.of(seats(1, 2), seats(3, 4))), "teams");
    assertRefused(of(2).addRaces(Race.GORN, Race.ORION), "races");
    assertRefused(of(3).addOptions(Option.FLEET_CORE).shipsPerPlayer(1), "shipsPerPlayer");
  }

  @Rule("BF-D-72")
  @Test
  void waysToPickFleetsExcludeEachOther() {
    assertRefused(of(2).addOptions(Option.SHIP_DRAFT, Option.DRAFT_FOUR), "options");
    for (Option draft : Set.of(Option.SHIP_DRAFT, Option.FLEET_CORE, Option.DRAFT_FOUR)) {
      assertRefused(of(2).addOptions(Option.SINGLE_RACE, draft), "options");
    }
    for (Option picking :
        Set.of(Option.SHIP_DRAFT, Option.FLEET_CORE, Option.DRAFT_FOUR, Option.SINGLE_RACE)) {
      assertRefused(of(2).addOptions(picking).firstGame(true), "options");
      assertAccepted(of(2).addOptions(picking));
      assertThat(of(2).addOptions(picking).build().fleetLimit()).isZero();
    }
    assertAccepted(of(2).addOptions(Option.SHIP_DRAFT, Option.FLEET_CORE));
    assertAccepted(of(2).addOptions(Option.DRAFT_FOUR, Option.FLEET_CORE));
  }

  @Rule("BF-D-72")
  @Test
  void alliesFormTeamsOfOneSize() {
    assertRefused(of(2).addOptions(Option.ALLIES), "teams");
    assertRefused(of(5).addOptions(Option.ALLIES), "teams");
    assertAccepted(of(4).addOptions(Option.ALLIES));
    assertAccepted(of(6).addOptions(Option.ALLIES));
    assertAccepted(of(8).addOptions(Option.ALLIES));
    assertAccepted(of(6).addOptions(Option.ALLIES).addTeams(seats(1, 3, 5), seats(2, 4, 6)));
    assertRefused(
        of(5).addOptions(Option.ALLIES).addTeams(seats(1, 3, 5), seats(2, 4)), "teams[1]");
    assertRefused(of(6).addOptions(Option.ALLIES).addTeams(seats(1, 2), seats(3, 4)), "teams");
    assertRefused(of(4).addOptions(Option.ALLIES).addTeams(seats(1, 2), seats(2, 3)), "teams[1]");
    assertRefused(of(4).addOptions(Option.ALLIES).addTeams(seats(1, 2), seats(3, 5)), "teams[1]");
    assertRefused(of(4).addOptions(Option.ALLIES).addTeams(seats(1, 2, 3, 4)), "teams");
  }

  @Rule("BF-D-72")
  @Test
  void solitaireHasEndOptionsOnly() {
    for (Option option : Option.values()) {
      ImmutableBattleForceConfig.Builder config =
          BattleForceConfig.builder().players(1).solitaire(true).addOptions(option);
      if (option.name().startsWith("END_")) {
        assertAccepted(config);
      } else {
        assertRefused(config, "options");
      }
    }
    assertRefused(
        BattleForceConfig.builder().players(1).solitaire(true).level(Level.BASIC), "solitaire");
    assertRefused(
        BattleForceConfig.builder().players(1).solitaire(true).tieBreak(TieBreak.DUEL), "tieBreak");
  }

  @Rule("BF-D-71")
  @Test
  void sevenRacesAreNotEnoughForEightPlayers() {
    assertAccepted(of(7).addOptions(Option.SINGLE_RACE));
    assertRefused(of(8).addOptions(Option.SINGLE_RACE), "options");
    assertRefused(of(2).addOptions(Option.SINGLE_RACE).shipsPerPlayer(7), "shipsPerPlayer");
    assertThat(of(2).addOptions(Option.SINGLE_RACE).build().dealtShips()).isEqualTo(6);
    assertThat(of(7).addOptions(Option.SINGLE_RACE).build().dealtShips()).isEqualTo(8);
    assertRefused(of(2).addOptions(Option.SINGLE_RACE).addRaces(Race.GORN, Race.GORN), "races[1]");
    assertRefused(of(3).addOptions(Option.SINGLE_RACE).addRaces(Race.GORN, Race.ORION), "races");
    assertRefused(
        of(6)
            .addOptions(Option.SINGLE_RACE)
            .addRaces(Race.GORN, Race.ORION, Race.THOLIAN, Race.KZINTI, Race.KLINGON, Race.ROMULAN),
        "races");
  }

  @Test
  void shipsAreDealtByTheNumberOfPlayers() {
    int[] each = {15, 15, 10, 7, 6, 5, 8, 7};
    for (int players = 1; players <= 8; players++) {
      BattleForceConfig config = BattleForceConfig.standard(players);
      assertThat(config.dealtShips()).isEqualTo(each[players - 1]);
      assertThat(config.copies()).isEqualTo(players > 6 ? 2 : 1);
      assertThat(config.fleetLimit()).isEqualTo(players <= 3 ? 65 : 0);
    }
    assertThat(of(5).firstGame(true).build().dealtShips()).isEqualTo(4);
    assertThat(of(3).firstGame(true).build().fleetLimit()).isZero();
    assertThat(of(3).shipsPerPlayer(6).build().dealtShips()).isEqualTo(6);
    assertThat(of(4).pointLimit(40).build().fleetLimit()).isEqualTo(40);
  }

  @Test
  void levelsAndOptionsTellWhatIsInTheGame() {
    BattleForceConfig basic = of(2).level(Level.BASIC).build();
    assertThat(basic.rows()).isFalse();
    assertThat(basic.dealtCards()).isEqualTo(5);
    assertThat(basic.removedKinds()).isEmpty();
    assertThat(basic.handLimit()).isEqualTo(5);
    assertThat(of(2).level(Level.BASIC).fighters(false).build().removedKinds())
        .containsExactly(CardKind.PBF);
    assertThat(of(2).formation(false).build().rows()).isFalse();
    assertThat(of(2).build().dealtCards()).isEqualTo(7);
    assertThat(of(2).addOptions(Option.SECOND_ATTACK).build().handLimit()).isEqualTo(6);
    assertThat(of(2).firstGame(true).build().removedKinds())
        .containsExactlyInAnyOrder(
            CardKind.DSG,
            CardKind.ECM,
            CardKind.ECCM,
            CardKind.ENG,
            CardKind.GUN,
            CardKind.MUT,
            CardKind.ORG,
            CardKind.WW,
            CardKind.PRT,
            CardKind.PFF,
            CardKind.PBF);
  }

  @Test
  void alliesSitOppositeUnlessTheyAgreeOtherwise() {
    BattleForceConfig config = of(4).addOptions(Option.ALLIES).build();
    assertThat(config.allied(Seat.of(1), Seat.of(3))).isTrue();
    assertThat(config.allied(Seat.of(1), Seat.of(2))).isFalse();
    assertThat(config.enemies(Seat.of(1), Seat.of(2))).isTrue();
    assertThat(config.enemies(Seat.of(1), Seat.of(3))).isFalse();
    assertThat(config.enemies(Seat.of(1), Seat.of(1))).isFalse();
    assertThat(of(4).build().enemies(Seat.of(1), Seat.of(3))).isTrue();
    assertThat(of(4).build().teamsInForce()).isEmpty();
  }

  @Rule("BF-D-13")
  @Test
  void aFlotillaIsAsStrongAsWhatIsLeftOfIt() {
    assertThat(PfStrength.POINTS.after(0)).isEqualTo(12);
    assertThat(PfStrength.POINTS.after(9)).isEqualTo(3);
    assertThat(PfStrength.CRAFT.after(0)).isEqualTo(6);
    assertThat(PfStrength.CRAFT.after(9)).isEqualTo(2);
    assertThat(BattleForceConfig.standard(2).pfStrength()).isEqualTo(PfStrength.POINTS);
  }

  @Test
  void onlyThePlayersMustBeSaid() {
    assertThat(EngineJson.read("{\"players\": 3}", BattleForceConfig.class))
        .isEqualTo(BattleForceConfig.standard(3));
    assertThat(faultPaths("{}")).hasSize(1);
    assertThat(faultPaths("{\"players\": 3, \"seed\": 1}")).containsExactly("seed");
    assertThat(faultPaths("{\"players\": 3, \"options\": [\"CHESS\"]}"))
        .containsExactly("options[0]");
  }

  @Property(tries = 50)
  void readsWhatItWrites(
      @ForAll Level level, @ForAll Set<Option> options, @ForAll boolean flag, @ForAll int number) {
    BattleForceConfig config =
        of(4)
            .level(level)
            .options(options)
            .formation(flag)
            .fighters(!flag)
            .pointLimit(number)
            .shipsPerPlayer(number)
            .addTeams(seats(1, 2), seats(3, 4))
            .addRaces(Race.ORION)
            .build();
    assertThat(EngineJson.read(EngineJson.write(config), BattleForceConfig.class))
        .isEqualTo(config);
  }

  @Test
  void aShippedSetIsNamedAndAnyOtherIsInline() {
    BattleForceConfig shipped = BattleForceConfig.standard(2);
    assertThat(EngineJson.tree(shipped).get("cardSet").asText()).isEqualTo("base");
    ObjectNode own = (ObjectNode) EngineJson.parse(CardSets.write(CardSets.base()));
    own.put("name", "mine");
    BattleForceConfig mine = of(2).cardSet(CardSets.read(own.toString())).build();
    assertThat(EngineJson.tree(mine).get("cardSet")).isEqualTo(own);
    assertThat(EngineJson.read(EngineJson.write(mine), BattleForceConfig.class)).isEqualTo(mine);
    own.put("name", "base").putArray("cards");
    assertThat(faultPaths("{\"players\": 2, \"cardSet\": \"lost\"}")).containsExactly("cardSet");
    FaultException alone =
        catchThrowableOfType(FaultException.class, () -> CardSets.read(own.toString()));
    assertThat(alone.faults()).hasSizeGreaterThan(1);
    assertThat(faultPaths("{\"players\": 2, \"cardSet\": " + own + "}"))
        .isEqualTo(
            alone.faults().stream()
                .map(fault -> "cardSet" + (fault.path().isEmpty() ? "" : ".") + fault.path())
                .toList());
  }

  private static ImmutableList<String> faultPaths(String json) {
    FaultException refusal =
        catchThrowableOfType(
            FaultException.class, () -> EngineJson.read(json, BattleForceConfig.class));
    return refusal.faults().stream().map(Fault::path).collect(ImmutableList.toImmutableList());
  }

  private static ImmutableBattleForceConfig.Builder of(int players) {
    return BattleForceConfig.builder().players(players);
  }

  private static ImmutableList<Seat> seats(Integer... numbers) {
    return ImmutableList.copyOf(numbers).stream()
        .map(Seat::of)
        .collect(ImmutableList.toImmutableList());
  }

  private static void assertAccepted(ImmutableBattleForceConfig.Builder config) {
    assertThat(config.build().violations()).isEmpty();
  }

  private static void assertRefused(ImmutableBattleForceConfig.Builder config, String path) {
    assertThat(config.build().violations())
        .extracting(Violation::rule)
        .isNotEmpty()
        .allMatch(rule -> rule.value().equals("BF-GEN-12"));
    assertThat(config.build().violations()).extracting(Violation::path).contains(path);
  }
}
