package io.stardeck.b5.card;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import io.stardeck.b5.card.fact.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every card of the starter set has a test that shows what it does. */
final class StarterCardsTest {
  private static final Path TESTS = Path.of("src/test/java/io/stardeck/b5");

  /** Test methods, and the cards that each of them shows. */
  private static final ImmutableMap<String, String> SHOWN =
      ImmutableMap.<String, String>builder()
          .put(
              "StarterWordsTest#affirmAllianceAndLytaAlexanderCostLess",
              "affirm-alliance lyta-alexander")
          .put("CharacterCardsTest#gkarAndTaLonDefendAgainstIntrigue", "gkar talon")
          .put(
              "CharacterCardsTest#hagueAndRageshSaveForWhatIsSponsoredNext",
              "general-hague ragesh-iii")
          .put(
              "CharacterCardsTest#hidoshiTurnsInfluenceIntoDiplomacyUntilTheTurnEnds",
              "miagi-hidoshi")
          .put("CharacterCardsTest#marsColonyRaisesDiplomacyWhileItIsRotated", "mars-colony")
          .put("CharacterCardsTest#psiCorpsIntelligenceLooksAtTheOwnDeck", "psi-corps-intelligence")
          .put("CharacterCardsTest#taliaWintersNeverAttacks", "talia-winters")
          .put("CharacterCardsTest#urzaJaddoCostsPowerForShadows", "urza-jaddo")
          .put("CharacterCardsTest#shalMayanReadiesAMemberOfTheInnerCircle", "shal-mayan")
          .put("CharacterCardsTest#hedronnRotatesAReadyMinbari", "hedronn")
          .put("CharacterCardsTest#kalainStrikesHumanFleetsHarder", "kalain")
          .put("CharacterCardsTest#naTothStrikesHarderThanHerIntrigue", "natoth")
          .put(
              "CharacterCardsTest#aHomeworldRaisesAGain",
              "earth centauri-prime minbar narn-homeworld")
          .put(
              "EventCardsTest#anAbilityIsRaisedForATurn",
              "decisive-tactics popular-support underworld-connections")
          .put(
              "EventCardsTest#supportBabylonRotatesTheAmbassadorForTheStation", "support-babylon-5")
          .put(
              "EventCardsTest#destinyFulfilledRaisesTheAmbassadorOrAllCharacters",
              "destiny-fulfilled")
          .put("EventCardsTest#shortTermGoalsTurnDestinyIntoInfluence", "short-term-goals")
          .put("EventCardsTest#victoryInMyGraspStrengthensTheFleets", "victory-in-my-grasp")
          .put("EventCardsTest#contactWithVorlonsMarksACharacter", "contact-with-vorlons")
          .put("EventCardsTest#earlyWarningOpposesWithTheInfluenceOfTheVorlons", "early-warning")
          .put("LastingCardsTest#riseOfTheRepublicMakesPowerOfTension", "rise-of-the-republic")
          .put("LastingCardsTest#agendasRaiseTheAmbassador", "knowledge-is-power")
          .put("EventWordsTest#powerPoliticsOpensAnExtraConflict", "power-politics")
          .put("LastingCardsTest#servantsOfOrderMakePowerOfVorlonMarks", "servants-of-order")
          .put("LastingCardsTest#neverAgainCountsReadyFleetsAndDefends", "never-again")
          .put("LastingCardsTest#revengeMakesPowerOfTensionAndStrikesCentauriFleets", "revenge")
          .put("LastingCardsTest#finishTheWarMakesPowerOfTensionAndOfWar", "finish-the-war")
          .put(
              "LastingCardsTest#enhancementsRaiseWhatTheyLieOn", "book-of-gquan fleet-support-base")
          .put("LastingCardsTest#energyMinesRaiseTheDamage", "energy-mines")
          .put("LastingCardsTest#upgradedDefensesServeTheStationAndTheirOwner", "upgraded-defenses")
          .put("LastingCardsTest#crystalCitiesStrengthenAMinbariLocation", "crystal-cities")
          .put("AftermathCardsTest#blameLowersTheDiplomacyOfTheLoser", "assigning-blame")
          .put("AftermathCardsTest#refugeesFollowAWarWonByAnother", "refugees")
          .put("AftermathCardsTest#repairingThePastRemovesAnAftermath", "repairing-the-past")
          .put("AftermathCardsTest#secondaryExperienceRaisesALesserAbility", "secondary-experience")
          .put("AftermathCardsTest#personalInvolvementRemovesAFallenMember", "personal-involvement")
          .put("AftermathCardsTest#retributionStrikesForEachMember", "retribution")
          .put("AftermathCardsTest#riseToPowerTurnsDestinyIntoInfluenceAndDoom", "rise-to-power")
          .put("AftermathCardsTest#aUnitedFrontSupportsOwnConflicts", "united-front")
          .put(
              "AftermathCardsTest#renownedVictoryHonoursTheDestructionOfFleets", "renowned-victory")
          .put("AftermathCardsTest#aWarHeroHasCapturedALocation", "war-hero")
          .put("AftermathWordsTest#anAftermathThatStaysWorksFromThenOn", "exploit-opportunities")
          .put(
              "AftermathWordsTest#lamentationsBarTheLosersAmbassadorUntilTheNextAftermath",
              "lamentations")
          .put("AftermathWordsTest#rivalryDemotesAMemberOfALargeInnerCircle", "rivalry")
          .put("AftermathWordsTest#approvalOfTheGreyPromotesWithoutCost", "approval-of-the-grey")
          .put("AftermathWordsTest#aHiddenAgentSeesTheHandOfAParticipantsFaction", "hidden-agent")
          .put("AftermathWordsTest#personalSacrificeLowersTheDamageLimit", "personal-sacrifice")
          .put("AftermathWordsTest#aHuntedCardCostsInfluenceWhenItIsReadied", "hunted")
          .put("AftermathWordsTest#adiraTyreeLearnsFromEachAttackThatSheSurvives", "adira-tyree")
          .put(
              "ConflictWordsTest#thePriceOfPowerKeepsOneFromGainingByConflicts",
              "the-price-of-power")
          .put("ConflictWordsTest#draalDealsFirst", "draal")
          .put("ConflictWordsTest#aBodyguardTakesTwoOfTheDamage", "psi-bodyguard")
          .put("EventWordsTest#youAreNotReadyCancelsAConflict", "you-are-not-ready")
          .put(
              "EventWordsTest#medicalAssistanceLetsASupportingCharacterHealLater",
              "medical-assistance")
          .put("EventWordsTest#anybodyMayUseStephenFranklinForTheirAmbassador", "stephen-franklin")
          .put("EventWordsTest#drigoMakesHisOwnEnhancementsCheaper", "drigo")
          .put(
              "EventWordsTest#youKnowMyReputationCountsTheFleetsItRotates",
              "you-know-my-reputation")
          .put("EventWordsTest#londoHasStrifeWhileHeCarriesAWeapon", "londo-mollari")
          .put("EventWordsTest#theDestinyOfAProphecyStays", "prophecy")
          .put(
              "EventWordsTest#levelThePlayingFieldAndGaribaldiUseOtherAbilities",
              "level-the-playing-field michael-garibaldi")
          .put("StarterWordsTest#khaMakMakesTheNextNarnCharacterCheaper", "khamak")
          .put("StarterWordsTest#constructionTokensPayForTheNextFleet", "quadrant-14")
          .put(
              "ConflictCardsTest#aConflictBringsWhatItsCardSays",
              "affirmation-of-peace affirmation-of-power border-raid kidnapping "
                  + "limited-strike sleeper-personality stop-hostilities telepathic-scan "
                  + "test-their-mettle trade-pact dishonor gunboat-diplomacy sabotage "
                  + "euphrates-treaty supplement-security")
          .put(
              "PlainCardsTest#aFleetCostsAndAddsWhatItsCardSays",
              "human-colonial-fleet human-deep-space-fleet human-expeditionary-fleet "
                  + "human-first-battle-fleet human-homeworld-fleet human-picket-fleet "
                  + "human-second-battle-fleet centauri-colonial-fleet "
                  + "centauri-deep-space-fleet centauri-expeditionary-fleet "
                  + "centauri-first-battle-fleet centauri-homeworld-fleet "
                  + "centauri-picket-fleet centauri-second-battle-fleet "
                  + "minbari-colonial-fleet minbari-expeditionary-fleet "
                  + "minbari-first-battle-fleet minbari-homeworld-fleet "
                  + "minbari-picket-fleet minbari-second-battle-fleet narn-colonial-fleet "
                  + "narn-deep-space-fleet narn-expeditionary-fleet "
                  + "narn-first-battle-fleet narn-homeworld-fleet narn-picket-fleet "
                  + "narn-second-battle-fleet")
          .put(
              "PlainCardsTest#aCharacterCostsAndAddsWhatItsCardSays",
              "frederick-lantz human-agent human-aide human-captain susan-ivanova "
                  + "carn-mollari centauri-agent centauri-aide centauri-captain "
                  + "lady-morella ashan minbari-agent minbari-aide minbari-captain kodath "
                  + "narn-agent narn-aide narn-captain")
          .put(
              "StarterWordsTest#sinclairKeepsATensionFromRisingAndPeaceLowersOne",
              "jeffrey-sinclair peace-in-our-time")
          .put("StarterWordsTest#allianceOfRacesMovesInfluenceToTheStation", "alliance-of-races")
          .put("StarterWordsTest#forTheGoodOfAllPaysInTheNextTurnAlone", "for-the-good-of-all")
          .put("StarterWordsTest#balanceLimitsWhatIsApplied", "balance")
          .put("StarterWordsTest#hiddenKnowledgeLooksAtADeck", "hidden-knowledge")
          .put("ConflictWordsTest#theFloorComesBeforeTheDamage", "minbari-telepath")
          .put("EffectRulesTest#virCottoRaisesLondo", "vir-cotto")
          .put("BodyguardExampleTest#lennierTakesTheDamageForDelenn", "lennier delenn")
          .put("TableRulesTest#aCancelledEventHasNoEffectAndStaysPaid", "jadoc")
          .put("TableRulesTest#naKalTakesAFleetOutOfTheConflict", "nakal")
          .put("TableRulesTest#warNeedsTheHighestTension", "declaration-of-war")
          .put("SponsoringRulesTest#aMercenaryGoesToTheSharedRow", "ngrath")
          .buildOrThrow();

  @Test
  void eachCardIsShown() {
    List<String> shown =
        SHOWN.values().stream().flatMap(cards -> Splitter.on(' ').splitToStream(cards)).toList();

    assertThat(shown).doesNotHaveDuplicates();
    assertThat(shown)
        .containsExactlyInAnyOrderElementsOf(
            CardSets.starter().cards().stream().map(CardDef::id).toList());
  }

  /** The ambassadors are named by their seats in most tests, and played by their race. */
  @ParameterizedTest
  @MethodSource("tests")
  void theTestNamesItsCards(Map.Entry<String, String> test) throws IOException {
    String[] place = test.getKey().split("#", -1);
    String source;
    try (Stream<Path> files = Files.walk(TESTS)) {
      source =
          Files.readString(
              files.filter(file -> file.endsWith(place[0] + ".java")).findFirst().orElseThrow());
    }
    int start = source.indexOf("  void " + place[1] + "(");
    assertThat(start).as(test.getKey()).isPositive();
    int end = source.indexOf("\n  }\n", start);
    int above = source.lastIndexOf("\n\n", start);
    String method = source.substring(above, end);
    for (String card : Splitter.on(' ').split(test.getValue())) {
      CardDef def = CardSets.starter().card(card);
      String named =
          def.kind() == Kind.AMBASSADOR
              ? "Race." + def.race().name().toUpperCase(Locale.ROOT)
              : card;
      assertThat(method).as("%s shows %s", test.getKey(), card).contains(named);
    }
  }

  static Stream<Map.Entry<String, String>> tests() {
    return SHOWN.entrySet().stream();
  }
}
